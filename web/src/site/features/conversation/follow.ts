// Hears of what is said in the conversation about a reservation.
import { followStream } from "@/api/stream";

const streamOf = (reservation: string) =>
  `/websites/api/v2/reservation-message/events/?reservation=${encodeURIComponent(reservation)}`;

/** Calls `onNews` whenever somebody may have written. Returns the way to stop. */
export const follow = (reservation: string, onNews: () => Promise<void>) =>
  followStream(streamOf(reservation), onNews);
