// Stores a card for a quote or a reservation, with 3-D Secure where the bank requires it.
import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import type { Card, CardIn, Merchant } from "../site";
import { authenticateCard } from "./authenticate";
import type { PreparedCard } from "./prepared-card";

export type CardOwner = { quote: string } | { reservation: string };

/** The cards of a quote or a reservation, newest first. */
export const cardsOptions = (owner: CardOwner) =>
  queryOptions({
    queryKey: ["cards", owner],
    queryFn: async ({ signal }) =>
      (
        await dataOf(
          api.GET("/websites/api/v2/reservation-credit-card", { params: { query: owner }, signal }),
        )
      ).results,
  });

export async function saveCard(merchant: Merchant, owner: CardOwner, card: PreparedCard): Promise<Card> {
  const body = { renter_approved: true, phone: "", card_name: "", ...card, ...owner } as CardIn;
  return authenticateCard(
    merchant,
    await dataOf(api.POST("/websites/api/v2/reservation-credit-card", { body })),
  );
}
