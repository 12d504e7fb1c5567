// Hears of what is said in a conversation: by the server's stream, and by asking now and then where that fails.
import { poll } from "@/kit/polling";

const ASK_EVERY = 5000;

const streamOf = (reservation: string) =>
  `/websites/api/v2/reservation-message/events/?reservation=${encodeURIComponent(reservation)}`;

/** Calls `onNews` whenever somebody may have written. Returns the way to stop. */
export function follow(reservation: string, onNews: () => Promise<void>): () => void {
  const source = new EventSource(streamOf(reservation));
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
