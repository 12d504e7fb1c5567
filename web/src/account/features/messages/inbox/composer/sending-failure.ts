// Why a message was not sent, in the user's language.
import { FILE_FIELD, isOnlyAboutFiles } from "@/api/attachments";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/inbox";
import { failureText } from "../../../error-texts";

const isRefusedOffer = (error: unknown) =>
  error instanceof ApiError && error.problem.kind === "fields" && "is_offer" in error.problem.fields;

/** `null` if all errors are shown at the files. */
export function sendingFailure(error: unknown): string | null {
  if (isRefusedOffer(error)) return t("inbox.offersRefused");
  return isOnlyAboutFiles(error) ? null : failureText(error, [FILE_FIELD]);
}
