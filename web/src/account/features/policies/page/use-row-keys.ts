// React keys for the rows of a list without ids, so that inputs survive when rows are added, removed or moved.
import { useRef, useState } from "react";

export function useRowKeys(count: number) {
  const next = useRef(count);
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, place) => place));
  // The list was changed elsewhere, for example reset to the stored one.
  if (keys.length !== count) {
    const fresh = Array.from({ length: count }, () => next.current++);
    setKeys(fresh);
  }
  return {
    keys,
    add: () => setKeys((was) => [...was, next.current++]),
    remove: (place: number) => setKeys((was) => was.filter((_, at) => at !== place)),
    /** `places` are the former positions of the rows, in the new order. */
    order: (places: readonly number[]) => setKeys((was) => places.map((place) => was[place] as number)),
  };
}
