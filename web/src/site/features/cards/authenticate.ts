// Runs 3-D Secure authentication with the site's provider. The browser's result is not trusted: the server asks the provider.
import { api, dataOf } from "@/api/client";
import { PROVIDER } from "@/api/codes";
import type { Card, Merchant, Payment } from "../site";
import { CardError, notAuthenticated } from "./card-error";
import { authenticateWithSpreedly } from "./providers/spreedly-challenge";
import { authenticateWithStripe } from "./providers/stripe";

function authenticate(merchant: Merchant, token: string): Promise<void> {
  if (merchant.provider === PROVIDER.stripe) return authenticateWithStripe(merchant, token);
  if (merchant.provider === PROVIDER.spreedly) return authenticateWithSpreedly(merchant, token);
  return Promise.reject(notAuthenticated());
}

/** Marks the card as authenticated afterwards; a card that needs no authentication is returned unchanged. */
export async function authenticateCard(merchant: Merchant, card: Card): Promise<Card> {
  if (!card.requires_auth || !card.auth_token) return card;
  await authenticate(merchant, card.auth_token);
  try {
    return await dataOf(
      api.POST("/websites/api/v2/reservation-credit-card/{key}/mark-authenticated", {
        params: { path: { key: card.key } },
      }),
    );
  } catch (error) {
    throw notAuthenticated(error);
  }
}

/** Authenticates a stored card again with a fresh token; fails if it still needs authentication afterwards. */
export async function authenticateStoredCard(merchant: Merchant, { key }: Card): Promise<Card> {
  const refreshed = api.POST("/websites/api/v2/reservation-credit-card/{key}/refresh-auth-token", {
    params: { path: { key } },
  });
  const card = await authenticateCard(merchant, await dataOf(refreshed));
  if (card.requires_auth) throw notAuthenticated();
  return card;
}

/** Makes the server query the provider for the state of a payment. */
export const refreshPayment = (key: string): Promise<Payment> =>
  dataOf(
    api.POST("/websites/api/v2/reservation-payment/{key}/mark-authenticated", { params: { path: { key } } }),
  );

/**
 * The same for a payment. After a failed authentication the server is called too, so that it releases the nights at
 * once.
 */
export async function authenticatePayment(merchant: Merchant, payment: Payment): Promise<Payment> {
  if (!payment.auth_required || !payment.auth_token) return payment;
  const failure = await authenticate(merchant, payment.auth_token).then(
    () => null,
    (error: unknown) => error,
  );
  const mark = refreshPayment(payment.key);
  if (!failure) return mark;
  await mark.catch(() => null);
  throw failure instanceof CardError ? failure : notAuthenticated(failure);
}

/** Authenticates a payment that was charged off-session; its token must be refreshed first. */
export async function authenticateLatePayment(merchant: Merchant, { key }: Payment): Promise<Payment> {
  const refreshed = api.POST("/websites/api/v2/reservation-payment/{key}/refresh-auth-token", {
    params: { path: { key } },
  });
  return authenticatePayment(merchant, await dataOf(refreshed));
}
