// Shows every failed request of the account area: closes open toasts, then shows each message of the response.
import { ApiError, type ApiProblem } from "@/api/errors";
import { DELETE_WITHOUT_KEY } from "@/api/resource";
import { t } from "@/i18n/account";
import { toasts } from "@/ui/overlay/toast-queue";

/** The first message of each field, or the detail of a refusal. */
function messagesOf(problem: ApiProblem): string[] {
  if (problem.kind === "refusal") return [problem.detail];
  if (problem.kind === "fields") return Object.values(problem.fields).flatMap(([first]) => first ?? []);
  return [];
}

function messagesIn(error: unknown): string[] {
  if (error instanceof ApiError) return messagesOf(error.problem);
  if (error instanceof Error && error.message === DELETE_WITHOUT_KEY)
    return [t("account.error.deleteWithoutKey")];
  return error instanceof Error && error.message ? [error.message] : [];
}

export function showErrors(error: unknown) {
  toasts.clear();
  const messages = messagesIn(error);
  const shown = messages.length > 0 ? messages : [t("account.error.unknown")];
  // The newest toast is on top, so the last message is shown first.
  for (const title of shown.toReversed()) toasts.show({ kind: "error", title });
}
