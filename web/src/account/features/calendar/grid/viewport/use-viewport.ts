// Rows and days to render while the board is scrolled. Changes by groups of rows and by weeks, not by pixels.
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { drawn, isSameSpan, type Span } from "./geometry";
import { DAYS, HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT, ROW_STEP, WEEK } from "./measures";

interface Viewport {
  rows: Span;
  /** Counted from the first day of the board. */
  days: Span;
}

const isSame = (left: Viewport, right: Viewport) =>
  isSameSpan(left.rows, right.rows) && isSameSpan(left.days, right.days);

function read({ scrollLeft, scrollTop, clientWidth, clientHeight }: Element, rows: number, dayWidth: number) {
  return {
    rows: drawn({
      offset: scrollTop,
      length: clientHeight - HEAD_HEIGHT,
      size: ROW_HEIGHT,
      count: rows,
      step: ROW_STEP,
    }),
    days: drawn({
      offset: scrollLeft,
      length: clientWidth - NAME_WIDTH,
      size: dayWidth,
      count: DAYS,
      step: WEEK,
    }),
  };
}

export function useViewport(scroller: RefObject<HTMLElement | null>, rows: number, dayWidth: number) {
  const [viewport, setViewport] = useState<Viewport>({
    rows: { start: 0, end: 0 },
    days: { start: 0, end: 0 },
  });
  const look = () => {
    const element = scroller.current;
    if (!element) return;
    const next = read(element, rows, dayWidth);
    setViewport((now) => (isSame(now, next) ? now : next));
  };
  // In a layout effect, so that scrolling to a day shows it in the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the current values
  useLayoutEffect(look, [rows, dayWidth]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the current values
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.addEventListener("scroll", look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [rows, dayWidth]);
  return viewport;
}
