// Which pictures to fetch. Until the user interacts only those in view, so that the first view has the whole bandwidth; from then
// on also those up to a screen away.
import { type RefObject, useEffect, useState } from "react";

const AHEAD = "100%";
const TOUCHES = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown", "wheel"] as const;

type Wake = () => void;

const waiting = new Map<Element, Wake>();
let observer: IntersectionObserver | undefined;

function observe(margin: string) {
  observer?.disconnect();
  // scrollMargin is for strips that scroll by themselves; browsers without it fetch their pictures when they come into view.
  const options = { rootMargin: margin, scrollMargin: margin };
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
  }, options);
  for (const element of waiting.keys()) observer.observe(element);
}

function wake(element: Element) {
  const callback = waiting.get(element);
  forget(element);
  callback?.();
}

function forget(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}

function start() {
  observe("0px");
  const touched = () => {
    for (const type of TOUCHES) removeEventListener(type, touched, true);
    observe(AHEAD);
  };
  for (const type of TOUCHES) addEventListener(type, touched, { capture: true, passive: true });
}

/** Whether the element is, or has once been, near the visible area. */
export function useNearView(ref: RefObject<Element | null>, isAlways = false): boolean {
  const [isNear, setNear] = useState(isAlways);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    if (!observer) start();
    waiting.set(element, () => setNear(true));
    observer?.observe(element);
    return () => forget(element);
  }, [ref, isNear]);
  return isNear;
}
