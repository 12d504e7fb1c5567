// Form of a screen before sign-in; shows its errors itself.
import { ApiError, NON_FIELD_ERRORS } from "@/api/errors";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { useShortForm } from "../forms";

export function useSignInForm<V extends Record<string, string>, R>(
  initial: V,
  send: (values: V) => Promise<R>,
  onDone: (answer: R) => unknown,
) {
  const form = useShortForm<V, R>({ initial, send, onDone, showsOwnError: true });
  return { ...form, problem: form.error && wordsFor(form.error), code: codeOf(form.error) };
}

const codeOf = (error: Error | null) =>
  error instanceof ApiError && error.problem.kind === "refusal" ? String(error.problem.code) : null;

/** Error of the form as a whole; errors of single fields are shown at the fields. */
export function wordsFor(error: Error): string | null {
  if (!(error instanceof ApiError)) return t("account.error.unknown");
  const { problem } = error;
  if (problem.kind === "refusal") return translateKnown(`account.refusal.${problem.code}`, problem.detail);
  if (problem.kind === "fields") return problem.fields[NON_FIELD_ERRORS]?.[0] ?? null;
  return t("account.error.unreachable");
}
