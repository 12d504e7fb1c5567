// Keeps the end of a conversation in sight: when something new is said, and when the field below it grows, unless somebody reads further up.
import { type RefObject, useEffect, useLayoutEffect } from "react";

/** In pixels; half a line is still the end. */
const NEAR = 24;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR;

function goToEnd(frame: HTMLElement | null) {
  if (frame) frame.scrollTop = frame.scrollHeight;
}

export function useNewestInSight(frame: RefObject<HTMLElement | null>, newest: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest is brought into sight whenever there is a newer one
  useLayoutEffect(() => goToEnd(frame.current), [newest]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let wasAtEnd = true;
    const look = () => {
      wasAtEnd = isAtEnd(element);
    };
    const observer = new ResizeObserver(() => {
      if (wasAtEnd) goToEnd(element);
    });
    element.addEventListener("scroll", look, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [frame]);
}
