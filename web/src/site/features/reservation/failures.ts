// What a guest reads when something about a booking goes wrong: the server's own sentence, else the one of the specification.
import { ApiError, PAYMENT_REQUIRED } from "@/api/errors";
import { t } from "@/i18n/site";
import { CardError } from "../cards";

/** A refused payment says why; everything else is not the guest's business. */
function unwrapped(error: unknown): string | null {
  if (error instanceof CardError) return error.message;
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.kind === "refusal" && problem.status === PAYMENT_REQUIRED ? problem.detail : null;
}

export const paymentFailure = (error: unknown) => unwrapped(error) ?? t("site.failure.payment");

export const cardFailure = (error: unknown) => unwrapped(error) ?? t("site.failure.card");

export const requestFailure = (error: unknown) => unwrapped(error) ?? t("site.failure.request");

/** Why not, in the server's words where it has some. */
export function refusedOr(error: unknown, otherwise: string): string {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.kind === "refusal" && problem.detail ? problem.detail : (unwrapped(error) ?? otherwise);
}

export const agreementFailure = (error: unknown) => refusedOr(error, t("site.failure.agreement"));
