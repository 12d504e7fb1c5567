// A quote by its key; data printed by the server is put into the same cache.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import type { FirstPage } from "../site";

export const quoteOptions = (key: string) =>
  queryOptions({
    queryKey: ["quote", key],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/quote/{key}", { params: { path: { key } }, signal })),
    // Refetched explicitly where it matters; not on focus, while the guest is on the bank's page.
    refetchOnWindowFocus: false,
  });

export function seedQuote(client: QueryClient, page: FirstPage) {
  if (page.kind === "checkout" && page.quote?.key)
    client.setQueryData(quoteOptions(page.quote.key).queryKey, page.quote);
}
