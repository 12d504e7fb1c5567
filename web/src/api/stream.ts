// Follows server-sent events, and falls back to polling when the stream fails.
import { poll } from "@/kit/timing/polling";

const ASK_EVERY = 5000;

/** Calls `onNews` whenever something may have happened. Returns the function that stops it. */
export function followStream(path: string, onNews: () => Promise<void>): () => void {
  const source = new EventSource(path);
  let stopAsking: (() => void) | null = null;
  source.onmessage = () => void onNews();
  // Events may have been missed while the connection was down.
  source.onopen = () => void onNews();
  source.onerror = () => {
    // In other states the browser reconnects by itself.
    if (source.readyState === EventSource.CLOSED) stopAsking ??= poll(onNews, ASK_EVERY, () => {});
  };
  return () => {
    source.close();
    stopAsking?.();
  };
}
