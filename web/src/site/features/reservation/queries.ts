// Quotes and what became of them, by their keys.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import { useSite } from "../site";

export const quoteOptions = (key: string) =>
  queryOptions({
    queryKey: ["quote", key],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/quote/{key}", { params: { path: { key } }, signal })),
    // Asked for anew where it matters; not behind the back of somebody who is at the bank's page.
    refetchOnWindowFocus: false,
  });

export const reservationOptions = (key: string, namespace: string) =>
  queryOptions({
    queryKey: ["reservation", key],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/websites/api/v2/reservation/{key}", {
          params: { path: { key }, query: { namespace } },
          signal,
        }),
      ),
  });

/** Nothing is asked before there is a key. */
export function useReservation(key: string | null | undefined) {
  const { site } = useSite();
  return useQuery({ ...reservationOptions(key ?? "", site.namespace), enabled: Boolean(key) });
}
