// Keeps the end of a conversation in view when a message arrives or the reply field grows, unless the user has scrolled up.
import { type RefObject, useEffect, useLayoutEffect } from "react";

/** In pixels; half a line above the end still counts as the end. */
const NEAR = 24;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < NEAR;

function goToEnd(frame: HTMLElement | null) {
  if (frame) frame.scrollTop = frame.scrollHeight;
}

export function useNewestInSight(frame: RefObject<HTMLElement | null>, newest: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the end for every new message
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
