// Whether the reader of an offer wants others. The key of the message that it came as is their credential.
import { queryOptions } from "@tanstack/react-query";
import { type Method, sendForJson } from "@/api/request";

export interface OfferRefusal {
  site_name: string;
  /** But for most of its letters. */
  email: string;
  refused: boolean;
}

export const askOfferRefusal = (message: string, method: Method, signal?: AbortSignal) =>
  sendForJson<OfferRefusal>(`/websites/api/v2/offer-refusal/${encodeURIComponent(message)}/`, {
    method,
    signal,
  });

export const offerRefusalOptions = (message: string) =>
  queryOptions({
    queryKey: ["offer-refusal", message],
    queryFn: ({ signal }) => askOfferRefusal(message, "GET", signal),
  });
