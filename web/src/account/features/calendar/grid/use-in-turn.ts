// Rows draw their nights a few in a frame: all of them at once, when they come from the server, would hold up whoever scrolls.
import { useEffect, useRef, useState } from "react";

/** In one frame. */
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

/** The value, once it is its turn; until then the one before it, and at first nothing. */
export function useInTurn<T extends object>(value: T, isSame: (left: T, right: T) => boolean): T | null {
  const [drawn, setDrawn] = useState<T | null>(null);
  const latest = useRef(value);
  latest.current = value;
  const [draw] = useState(() => () => setDrawn(latest.current));
  const isDrawn = drawn !== null && isSame(drawn, value);
  // After every rendering: what was drawn may be old again when it is there.
  useEffect(() => {
    if (isDrawn) return;
    // Who waits already keeps its place.
    waiting.add(draw);
    askForFrame();
  });
  useEffect(() => () => void waiting.delete(draw), [draw]);
  return drawn;
}
