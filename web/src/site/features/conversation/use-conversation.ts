// The thread of a reservation, kept up to date while it is on screen.
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { api, dataOf } from "@/api/client";
import type { Said } from "../site";
import { follow } from "./follow";

const conversationOptions = (reservation: string) =>
  queryOptions({
    queryKey: ["conversation", reservation],
    queryFn: async ({ signal }) => {
      const query = { reservation };
      const page = await dataOf(
        api.GET("/websites/api/v2/reservation-message", { params: { query }, signal }),
      );
      return page.results as Said[];
    },
  });

export function useConversation(reservation: string) {
  const client = useQueryClient();
  const { data, error } = useQuery(conversationOptions(reservation));
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: conversationOptions(reservation).queryKey }),
    [client, reservation],
  );
  useEffect(() => follow(reservation, refresh), [reservation, refresh]);
  return { said: data, error, refresh };
}
