// Subscribes to new messages in a reservation's thread.
import { followStream } from "@/api/stream";

const streamOf = (reservation: string) =>
  `/websites/api/v2/reservation-message/events/?reservation=${encodeURIComponent(reservation)}`;

/** Calls `onNews` whenever there may be new messages. Returns the function that stops it. */
export const follow = (reservation: string, onNews: () => Promise<void>) =>
  followStream(streamOf(reservation), onNews);
