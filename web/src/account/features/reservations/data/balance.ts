// Balance of a reservation: adds up the server's amounts, computes no price.
import { PAYMENT_STATE, REFUND_STATE } from "@/api/codes";
import type { Card, Payment, Refund, Reservation } from "./api-types";

interface Balance {
  /** Received, regardless of later refunds. */
  paid: number;
  /** Refunded, or the refund is under way. */
  returned: number;
  /** Still to be paid. */
  open: number;
}

const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);

const isGoing = ({ state }: Refund) => state !== REFUND_STATE.failed;

export const balanceOf = ({ payments, refunds }: Pick<Reservation, "payments" | "refunds">): Balance => ({
  paid: sum(payments.filter(({ state }) => state === PAYMENT_STATE.paid)),
  returned: sum(refunds.filter(isGoing)),
  open: sum(payments.filter(({ state }) => state !== PAYMENT_STATE.paid && state !== PAYMENT_STATE.canceled)),
});

/** Payments that can be charged or recorded, the next one first. */
export const openPayments = ({ payments }: Pick<Reservation, "payments">): Payment[] =>
  payments
    .filter(({ state }) => state === PAYMENT_STATE.due || state === PAYMENT_STATE.failed)
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date));

interface Returnable {
  payment: Payment;
  /** The part of it that was not refunded. */
  left: number;
}

/** Refundable amounts by payment, newest first. */
export const returnable = ({ payments, refunds }: Pick<Reservation, "payments" | "refunds">): Returnable[] =>
  payments
    .filter(({ state }) => state === PAYMENT_STATE.paid)
    .map((payment) => {
      const gone = refunds.filter((refund) => refund.payment === payment.key && isGoing(refund));
      return { payment, left: payment.amount - sum(gone) };
    })
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => (other.payment.paid_at ?? "").localeCompare(one.payment.paid_at ?? ""));

/** Cards that may be charged: the guest has proven to own them. */
export const usableCards = ({ credit_cards }: Pick<Reservation, "credit_cards">): Card[] =>
  credit_cards.filter(({ requires_auth }) => !requires_auth);
