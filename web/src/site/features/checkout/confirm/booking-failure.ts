// Why a booking came to nothing, by what the guest can do about it.
import { ApiError, PAYMENT_REQUIRED, RESERVATION_LOCKED } from "@/api/errors";
import { CardError } from "../../cards";
import { partnerEmail, refusalText } from "../../quote";
import { paymentFailure, requestFailure } from "../../reservation";

export type BookingFailure =
  /** Another card may do. */
  | { kind: "payment"; message: string }
  /** Other dates may do. */
  | { kind: "overlap" }
  /** The system that sells the home does not answer: a mail may do. */
  | { kind: "partner"; message: string; email: string }
  | { kind: "other"; message: string };

export class AgreementRefused extends Error {}

const refusalIn = (error: unknown) =>
  error instanceof ApiError && error.problem.kind === "refusal" ? error.problem : null;

/** A charge is under way: its page tells what becomes of it. */
export const isBeingBooked = (error: unknown) => refusalIn(error)?.code === RESERVATION_LOCKED;

export function failureOf(error: unknown): BookingFailure {
  const refusal = refusalIn(error);
  if (refusal?.code === "overlap") return { kind: "overlap" };
  const email = refusal && partnerEmail(refusal);
  if (refusal && email) return { kind: "partner", message: refusalText(refusal), email };
  if (error instanceof AgreementRefused) return { kind: "other", message: error.message };
  if (error instanceof CardError || refusal?.status === PAYMENT_REQUIRED)
    return { kind: "payment", message: paymentFailure(error) };
  return { kind: "other", message: requestFailure(error) };
}
