// Error texts about a reservation for the guest: the server's own text, else that of the specification.
import { ApiError, PAYMENT_REQUIRED } from "@/api/errors";
import { t } from "@/i18n/site";
import { CardError } from "../cards";

/** The reason for a refused payment; internal errors are not shown. */
function unwrapped(error: unknown): string | null {
  if (error instanceof CardError) return error.message;
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.kind === "refusal" && problem.status === PAYMENT_REQUIRED ? problem.detail : null;
}

export const paymentFailure = (error: unknown) => unwrapped(error) ?? t("site.failure.payment");

export const cardFailure = (error: unknown) => unwrapped(error) ?? t("site.failure.card");

export const requestFailure = (error: unknown) => unwrapped(error) ?? t("site.failure.request");

/** The server's text of a refusal, else `otherwise`. */
export function refusedOr(error: unknown, otherwise: string): string {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.kind === "refusal" && problem.detail ? problem.detail : (unwrapped(error) ?? otherwise);
}

export function agreementFailure(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : null;
  const own = problem?.kind === "fields" ? problem.fields.record_agreement?.[0] : undefined;
  return own ?? refusedOr(error, t("site.failure.agreement"));
}
