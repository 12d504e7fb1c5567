// Requests for estimates and quotes of a stay. No price is computed here.
import { api, dataOf } from "@/api/client";
import type { Quote, QuoteIn } from "../../site";

export type AskEstimate = (signal: AbortSignal, request: QuoteIn) => Promise<Quote>;

export const askEstimate: AskEstimate = (signal, body) =>
  dataOf(api.POST("/websites/api/v2/quote/estimate", { body, signal }));

/** The same price, stored under a key. */
export const createQuote = (body: QuoteIn): Promise<Quote> =>
  dataOf(api.POST("/websites/api/v2/quote", { body: { ...body, origin_site: body.namespace } }));
