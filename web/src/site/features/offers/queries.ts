// Query for the recipient's subscription to offers. The key in the offer's message is the credential.
import { queryOptions } from "@tanstack/react-query";
import { type Method, sendForJson } from "@/api/request";
import type { components } from "@/api/schema";

export type OfferRefusal = components["schemas"]["OfferRefusalOut"];

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
