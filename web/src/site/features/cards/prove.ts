// Leads the guest through the bank's question, by whichever provider the site has. What the browser says afterwards is not
// believed: the server asks the provider.
import { api, dataOf } from "@/api/client";
import { PROVIDER } from "@/api/codes";
import type { Card, Merchant, Payment } from "../site";
import { CardError, unproven } from "./card-error";
import { proveWithSpreedly } from "./spreedly-challenge";
import { proveWithStripe } from "./stripe";

function prove(merchant: Merchant, token: string): Promise<void> {
  if (merchant.provider === PROVIDER.stripe) return proveWithStripe(merchant, token);
  if (merchant.provider === PROVIDER.spreedly) return proveWithSpreedly(merchant, token);
  return Promise.reject(unproven());
}

/** A card is marked authenticated after the proof; one that needs none is left as it is. */
export async function proveCard(merchant: Merchant, card: Card): Promise<Card> {
  if (!card.requires_auth || !card.auth_token) return card;
  await prove(merchant, card.auth_token);
  try {
    return await dataOf(
      api.POST("/websites/api/v2/reservation-credit-card/{key}/mark-authenticated", {
        params: { path: { key: card.key } },
      }),
    );
  } catch (error) {
    throw unproven(error);
  }
}

/** Makes the server ask the provider what became of a payment. */
export const askAboutPayment = (key: string): Promise<Payment> =>
  dataOf(
    api.POST("/websites/api/v2/reservation-payment/{key}/mark-authenticated", { params: { path: { key } } }),
  );

/** The same for a payment. After a proof that failed the server is asked too, so that it lets the nights go at once. */
export async function provePayment(merchant: Merchant, payment: Payment): Promise<Payment> {
  if (!payment.auth_required || !payment.auth_token) return payment;
  const failure = await prove(merchant, payment.auth_token).then(
    () => null,
    (error: unknown) => error,
  );
  const mark = askAboutPayment(payment.key);
  if (!failure) return mark;
  await mark.catch(() => null);
  throw failure instanceof CardError ? failure : unproven(failure);
}

/** The proof of a payment that was charged while the guest was away, which must be made possible first. */
export async function proveLatePayment(merchant: Merchant, { key }: Payment): Promise<Payment> {
  const refreshed = api.POST("/websites/api/v2/reservation-payment/{key}/refresh-auth-token", {
    params: { path: { key } },
  });
  return provePayment(merchant, await dataOf(refreshed));
}
