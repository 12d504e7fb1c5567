// The conversation about a booking, kept up to date while it is on the screen.
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, dataOf } from "@/api/client";
import { follow } from "./follow";

const conversationOptions = (reservation: string) =>
  queryOptions({
    queryKey: ["conversation", reservation],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/reservation-message", { params: { query: { reservation } }, signal })),
  });

export function useConversation(reservation: string) {
  const client = useQueryClient();
  const { data, error } = useQuery(conversationOptions(reservation));
  useEffect(() => {
    const { queryKey } = conversationOptions(reservation);
    return follow(reservation, () => client.invalidateQueries({ queryKey }));
  }, [client, reservation]);
  return { said: data?.results, error };
}
