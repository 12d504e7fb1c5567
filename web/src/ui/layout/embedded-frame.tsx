// Foreign HTML in a sandboxed frame: it cannot run scripts, submit forms or access the page, and its height fits its content.
import { useEffect, useRef, useState } from "react";
import { cx } from "../class-names";

/** The height changes while fonts and pictures load, so it is checked several times. */
export const FRAME_CHECKS = 5;
export const FRAME_CHECK_INTERVAL = 500;

const MIN_HEIGHT = 80;

interface EmbeddedFrameProps {
  /** Accessible name. */
  title: string;
  html: string;
  className?: string;
}

export function EmbeddedFrame({ title, html, className }: EmbeddedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(MIN_HEIGHT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has another height
  useEffect(() => {
    let checks = 0;
    const timer = setInterval(() => {
      const content = frame.current?.contentDocument?.documentElement?.scrollHeight ?? 0;
      setHeight(Math.max(MIN_HEIGHT, content));
      if (++checks === FRAME_CHECKS) clearInterval(timer);
    }, FRAME_CHECK_INTERVAL);
    return () => clearInterval(timer);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      srcDoc={html}
      // Same origin, so that we can read the height; without scripts that gives the content no access.
      sandbox="allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
      height={height}
      className={cx("w-full rounded-md border border-line bg-white", className)}
    />
  );
}
