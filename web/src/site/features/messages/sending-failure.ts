// Why a message could not be sent: the server's own text if there is one.
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/site";

export function sendingFailure(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.kind === "refusal") return problem.detail;
  if (problem?.kind === "fields") return Object.values(problem.fields).flat().join(" ");
  return t("site.message.failed");
}
