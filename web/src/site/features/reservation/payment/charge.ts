// Pays the due amount of a reservation, with 3-D Secure where the bank requires it.
import { api, dataOf } from "@/api/client";
import {
  PAYMENT_METHOD,
  PAYMENT_STATE,
  type PaymentState,
  RESERVATION_STATUS,
  type ReservationStatus,
} from "@/api/codes";
import { aboutBrowser, authenticatePayment } from "../../cards";
import type { Merchant, Payment, Reservation } from "../../site";
import { withIdempotencyKey } from "../idempotency";

/** Neither paid nor in progress. */
const OPEN: readonly PaymentState[] = [PAYMENT_STATE.due, PAYMENT_STATE.failed];

/** The payments that can be made now, oldest first. */
export const openPayments = ({ status, payments }: Pick<Reservation, "status" | "payments">): Payment[] =>
  status === RESERVATION_STATUS.reserved ? comingPayments({ status, payments }) : [];

/** Statuses in which payments are still to come. */
const STANDING: readonly ReservationStatus[] = [RESERVATION_STATUS.reserved, RESERVATION_STATUS.open];

/** The payments that a card will be charged for, now or later. */
export const comingPayments = ({ status, payments }: Pick<Reservation, "status" | "payments">): Payment[] =>
  STANDING.includes(status)
    ? payments.filter(({ state, method }) => OPEN.includes(state) && method === PAYMENT_METHOD.card)
    : [];

/** Payments that wait for 3-D Secure. */
export const unauthenticatedPayments = ({ payments }: Pick<Reservation, "payments">) =>
  payments.filter(
    ({ auth_required, auth_token, state }) => state === PAYMENT_STATE.pending && auth_required && auth_token,
  );

export async function chargePayment(merchant: Merchant, payment: Payment, card: string): Promise<Payment> {
  const { reservation, key } = payment;
  const browser = await aboutBrowser(merchant);
  const charged = await withIdempotencyKey(`${key}:${card}`, (idempotencyKey) =>
    dataOf(
      api.POST("/websites/api/v2/reservation-payment-charge", {
        params: { header: { "Idempotency-Key": idempotencyKey } },
        body: { reservation, payment: key, card, ...browser },
      }),
    ),
  );
  return authenticatePayment(merchant, charged);
}
