// Whether an element has been scrolled near, for content loaded only then.
import { type RefObject, useEffect, useState } from "react";

/** Stays true once the element has come close to the window. */
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
