// Names for the rows of a list that has none of its own, so that a row keeps its inputs when others come, go or move.
import { useRef, useState } from "react";

export function useKeyed(count: number) {
  const next = useRef(count);
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, place) => place));
  // Somebody else changed the list, as going back to the kept one does.
  if (keys.length !== count) {
    const fresh = Array.from({ length: count }, () => next.current++);
    setKeys(fresh);
  }
  return {
    keys,
    add: () => setKeys((was) => [...was, next.current++]),
    remove: (place: number) => setKeys((was) => was.filter((_, at) => at !== place)),
    /** The places that the rows come from, in their new order. */
    order: (places: readonly number[]) => setKeys((was) => places.map((place) => was[place] as number)),
  };
}
