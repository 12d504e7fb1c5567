// Hears of what happens on the server: by its stream, and by asking now and then where that fails.
import { poll } from "@/kit/polling";

const ASK_EVERY = 5000;

/** Calls `onNews` whenever something may have happened. Returns the way to stop. */
export function followStream(path: string, onNews: () => Promise<void>): () => void {
  const source = new EventSource(path);
  let stopAsking: (() => void) | null = null;
  source.onmessage = () => void onNews();
  // A line that was down may have missed something.
  source.onopen = () => void onNews();
  source.onerror = () => {
    // Otherwise the browser tries again by itself.
    if (source.readyState === EventSource.CLOSED) stopAsking ??= poll(onNews, ASK_EVERY, () => {});
  };
  return () => {
    source.close();
    stopAsking?.();
  };
}
