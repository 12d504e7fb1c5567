// Whether one has come close to an element by scrolling, for what is fetched only then.
import { type RefObject, useEffect, useState } from "react";

/** Becomes true for good once the element is close to the window. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}
