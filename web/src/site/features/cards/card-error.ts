// Why a card was refused: a text for the guest and the code for support.
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/site";

export class CardError extends Error {
  override name = "CardError";
  readonly code: string | null;

  constructor(message: string | null | undefined, code: string | null = null, options?: ErrorOptions) {
    super(message || t("site.card.invalid"), options);
    this.code = code;
  }
}

/** The bank did not authenticate the cardholder. */
export const notAuthenticated = (cause?: unknown) => new CardError(t("site.card.unproven"), null, { cause });

/** The provider's or the server's error; any other error counts as an invalid card. */
export function cardErrorOf(error: unknown): CardError {
  if (error instanceof CardError) return error;
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.kind === "refusal")
    return new CardError(problem.detail, String(problem.data.decline_code ?? problem.code), { cause: error });
  if (problem?.kind === "fields")
    return new CardError(Object.values(problem.fields).flat()[0], null, { cause: error });
  if (problem?.kind === "unreachable")
    return new CardError(t("site.card.unreachable"), null, { cause: error });
  return new CardError(null, null, { cause: error });
}
