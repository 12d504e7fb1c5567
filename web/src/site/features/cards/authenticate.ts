// Runs 3-D Secure authentication with the site's provider. The browser's result is not trusted: the server asks the provider.
import { api, dataOf } from "@/api/client";
import { PROVIDER } from "@/api/codes";
import type { Card, Merchant, Payment } from "../site";
import { CardError, unproven } from "./card-error";
import { proveWithSpreedly } from "./providers/spreedly-challenge";
import { proveWithStripe } from "./providers/stripe";

function prove(merchant: Merchant, token: string): Promise<void> {
  if (merchant.provider === PROVIDER.stripe) return proveWithStripe(merchant, token);
  if (merchant.provider === PROVIDER.spreedly) return proveWithSpreedly(merchant, token);
  return Promise.reject(unproven());
}

/** Marks the card as authenticated afterwards; a card that needs no authentication is returned unchanged. */
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

/** Makes the server query the provider for the state of a payment. */
export const askAboutPayment = (key: string): Promise<Payment> =>
  dataOf(
    api.POST("/websites/api/v2/reservation-payment/{key}/mark-authenticated", { params: { path: { key } } }),
  );

/**
 * The same for a payment. After a failed authentication the server is called too, so that it releases the nights at
 * once.
 */
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

/** Authenticates a payment that was charged off-session; its token must be refreshed first. */
export async function proveLatePayment(merchant: Merchant, { key }: Payment): Promise<Payment> {
  const refreshed = api.POST("/websites/api/v2/reservation-payment/{key}/refresh-auth-token", {
    params: { path: { key } },
  });
  return provePayment(merchant, await dataOf(refreshed));
}
