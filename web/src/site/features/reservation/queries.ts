// Queries for reservations.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import { useSite } from "../site";

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

/** Sends no request before there is a key. */
export function useReservation(key: string | null | undefined) {
  const { site } = useSite();
  return useQuery({ ...reservationOptions(key ?? "", site.namespace), enabled: Boolean(key) });
}
