// Stores a card for a quote or a reservation, with 3-D Secure where the bank requires it; sets the card of a payment; removes cards.
import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import type { Card, CardIn, Merchant, Payment } from "../site";
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

/** With the key of a payment, the card pays it: at once, or as soon as it is authenticated. */
export async function saveCard(
  merchant: Merchant,
  owner: CardOwner,
  card: PreparedCard,
  payment?: string,
): Promise<Card> {
  const texts = { renter_approved: true, phone: "", card_name: "", ...card, ...owner };
  const body = { ...texts, payment_key: payment } as CardIn;
  const stored = await dataOf(api.POST("/websites/api/v2/reservation-credit-card", { body }));
  const usable = await authenticateCard(merchant, stored);
  if (payment && stored.requires_auth) await setPaymentCard(payment, usable.key);
  return usable;
}

export const setPaymentCard = (payment: string, credit_card: string): Promise<Payment> =>
  dataOf(
    api.PATCH("/websites/api/v2/reservation-payment/{key}", {
      params: { path: { key: payment } },
      body: { credit_card },
    }),
  );

export async function removeCard(key: string): Promise<void> {
  await dataOf(api.DELETE("/websites/api/v2/reservation-credit-card/{key}", { params: { path: { key } } }));
}
