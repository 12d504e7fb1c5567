// Somebody else's HTML in a box of its own: it cannot run scripts, send forms or touch the page, and is as high as it needs.
import { useEffect, useRef, useState } from "react";
import { cx } from "./class-names";

/** Content settles after it has arrived (fonts, pictures), so the height is looked at more than once. */
export const FRAME_CHECKS = 5;
export const FRAME_CHECK_INTERVAL = 500;

const LEAST_HEIGHT = 80;

export interface EmbeddedFrameProps {
  /** What a screen reader calls it. */
  title: string;
  html: string;
  className?: string;
}

export function EmbeddedFrame({ title, html, className }: EmbeddedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(LEAST_HEIGHT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another height
  useEffect(() => {
    let checks = 0;
    const timer = setInterval(() => {
      const content = frame.current?.contentDocument?.documentElement?.scrollHeight ?? 0;
      setHeight(Math.max(LEAST_HEIGHT, content));
      if (++checks === FRAME_CHECKS) clearInterval(timer);
    }, FRAME_CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={html}
      // Same origin, so that we may read its height; without scripts that gives the content nothing.
      sandbox="allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
      height={height}
      className={cx("w-full rounded-md border border-line bg-white", className)}
    />
  );
}
