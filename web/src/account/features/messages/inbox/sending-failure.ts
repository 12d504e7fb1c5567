// Why a message was not sent, in the reader's language.
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/inbox";
import { failureText } from "../../refusals";

const isRefusedOffer = (error: unknown) =>
  error instanceof ApiError && error.problem.kind === "fields" && "is_offer" in error.problem.fields;

export const sendingFailure = (error: unknown) =>
  isRefusedOffer(error) ? t("inbox.offersRefused") : failureText(error);
