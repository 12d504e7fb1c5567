// The calls that make a booking out of a quote, in their order: the reservation, the signature, the bank's question.
import { api, dataOf } from "@/api/client";
import { aboutBrowser, provePayment } from "../cards";
import type { Merchant, Quote, Reservation } from "../site";
import { inOneAttempt } from "./attempt";

export interface BookingWish {
  quote: Quote & { key: string };
  merchant: Merchant;
  /** The key of the card; nothing for a booking by agreement. */
  card: string | null;
  message: string;
}

export async function createReservation({
  quote,
  merchant,
  card,
  message,
}: BookingWish): Promise<Reservation> {
  const body = {
    quote: quote.key,
    namespace: quote.namespace,
    property: quote.property,
    message,
    ...(card ? { credit_card: card, ...(await aboutBrowser(merchant)) } : {}),
  };
  return inOneAttempt(`${quote.key}:${card ?? ""}`, (attempt) =>
    dataOf(
      api.POST("/websites/api/v2/reservation", {
        params: { header: { "Idempotency-Key": attempt } },
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

/** The bank's question about every payment that waits for it. */
export async function provePayments(merchant: Merchant, { payments }: Reservation) {
  for (const payment of payments) await provePayment(merchant, payment);
}
