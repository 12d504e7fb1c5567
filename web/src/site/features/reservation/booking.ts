// The requests that turn a quote into a reservation, in order: reservation with its signature, then 3-D Secure.
import { api, dataOf } from "@/api/client";
import { aboutBrowser, authenticatePayment } from "../cards";
import type { Merchant, Quote, Reservation } from "../site";
import { withIdempotencyKey } from "./idempotency";

interface BookingRequest {
  quote: Quote & { key: string };
  merchant: Merchant;
  /** Card key; null for a booking by agreement. */
  card: string | null;
  message: string;
  /** The name under the rental agreement; null if the quote has none. */
  signature: string | null;
}

export async function createReservation({
  quote,
  merchant,
  card,
  message,
  signature,
}: BookingRequest): Promise<Reservation> {
  const body = {
    quote: quote.key,
    namespace: quote.namespace,
    property: quote.property,
    message,
    ...(signature === null ? {} : { record_agreement: { name: signature } }),
    ...(card ? { credit_card: card, ...(await aboutBrowser(merchant)) } : {}),
  };
  return withIdempotencyKey(`${quote.key}:${card ?? ""}`, (idempotencyKey) =>
    dataOf(
      api.POST("/websites/api/v2/reservation", {
        params: { header: { "Idempotency-Key": idempotencyKey } },
        body,
      }),
    ),
  );
}

export const recordAgreement = (reservation: string, name: string): Promise<Reservation> =>
  dataOf(
    api.POST("/websites/api/v2/reservation/{key}/record_agreement", {
      params: { path: { key: reservation } },
      body: { name },
    }),
  );

/** Runs 3-D Secure for every payment that waits for it. */
export async function authenticatePayments(merchant: Merchant, { payments }: Reservation) {
  for (const payment of payments) await authenticatePayment(merchant, payment);
}
