// Spreads the rendering of nights over several frames: rendering all rows when a response arrives would block scrolling.
import { useEffect, useRef, useState } from "react";

/** Rows per frame. */
const ROWS = 4;

const waiting = new Set<() => void>();
let isAsked = false;

function askForFrame() {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(serve);
}

function serve() {
  isAsked = false;
  for (const draw of [...waiting].slice(0, ROWS)) {
    waiting.delete(draw);
    draw();
  }
  if (waiting.size > 0) askForFrame();
}

/** Returns the value once it is its turn; until then the previous one, or `null` at first. */
export function useFrameQueue<T extends object>(value: T, isSame: (left: T, right: T) => boolean): T | null {
  const [drawn, setDrawn] = useState<T | null>(null);
  const latest = useRef(value);
  latest.current = value;
  const [draw] = useState(() => () => setDrawn(latest.current));
  const isDrawn = drawn !== null && isSame(drawn, value);
  // After every render, since the value may have changed again before it was drawn.
  useEffect(() => {
    if (isDrawn) return;
    // A row that is already waiting keeps its place.
    waiting.add(draw);
    askForFrame();
  });
  useEffect(() => () => void waiting.delete(draw), [draw]);
  return drawn;
}
