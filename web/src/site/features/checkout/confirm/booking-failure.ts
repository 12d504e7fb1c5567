// Booking failures, by what the guest can do about them.
import { ApiError, PAYMENT_REQUIRED, RESERVATION_LOCKED } from "@/api/errors";
import { CardError } from "../../cards";
import { partnerEmail, refusalText } from "../../quote";
import { agreementFailure, paymentFailure, requestFailure } from "../../reservation";

export type BookingFailure =
  /** Another card may work. */
  | { kind: "payment"; message: string }
  /** Other dates may work. */
  | { kind: "overlap" }
  /** The partner system that sells the home does not respond: the guest can send an e-mail. */
  | { kind: "partner"; message: string; email: string }
  | { kind: "other"; message: string };

const refusalIn = (error: unknown) =>
  error instanceof ApiError && error.problem.kind === "refusal" ? error.problem : null;

const isAboutAgreement = (error: unknown) =>
  error instanceof ApiError && error.problem.kind === "fields" && "record_agreement" in error.problem.fields;

/** A charge is in progress: the reservation's page shows the result. */
export const isBeingBooked = (error: unknown) => refusalIn(error)?.code === RESERVATION_LOCKED;

export function failureOf(error: unknown): BookingFailure {
  const refusal = refusalIn(error);
  if (refusal?.code === "overlap") return { kind: "overlap" };
  const email = refusal && partnerEmail(refusal);
  if (refusal && email) return { kind: "partner", message: refusalText(refusal), email };
  if (isAboutAgreement(error)) return { kind: "other", message: agreementFailure(error) };
  if (error instanceof CardError || refusal?.status === PAYMENT_REQUIRED)
    return { kind: "payment", message: paymentFailure(error) };
  return { kind: "other", message: requestFailure(error) };
}
