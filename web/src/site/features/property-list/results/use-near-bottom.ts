// Calls back when an infinite list is scrolled near its end.
import { type RefObject, useEffect, useRef } from "react";

/** Pixels before the bottom at which the next page is fetched. */
export const NEAR_BOTTOM = 100;

/** `onNear` is called whenever the end is near and `isWanted`; a list that grew is checked again. */
export function useNearBottom<E extends Element>(
  isWanted: boolean,
  onNear: () => void,
  length: number,
): RefObject<E | null> {
  const end = useRef<E>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after growing, the end may still be in view
  useEffect(() => {
    if (!(isWanted && end.current)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near.current(),
      { rootMargin: `0px 0px ${NEAR_BOTTOM}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWanted, length]);
  return end;
}
