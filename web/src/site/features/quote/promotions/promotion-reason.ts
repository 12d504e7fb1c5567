// Why a promotion does not apply to a stay, in the guest's language. It does not block the booking.
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import type { PromoError } from "../../site";
import { isSameCode } from "./promotion-codes";

type Data = Record<string, unknown>;

const dateText = (raw: unknown) => {
  const date = parseIsoDate(String(raw));
  return date ? formatDate(date, currentFormat()) : "";
};

const REASONS: Record<string, (data: Data) => string> = {
  unknown: () => t("site.promotion.unknown"),
  not_begun: ({ from }) => t("site.promotion.notBegun", { date: dateText(from) }),
  ended: ({ until }) => t("site.promotion.ended", { date: dateText(until) }),
  stay_dates: () => t("site.promotion.stayDates"),
  min_nights: ({ min_nights }) => t("site.promotion.minNights", { count: Number(min_nights) }),
  used_up: () => t("site.promotion.usedUp"),
  other_property: () => t("site.promotion.otherProperty"),
  other_currency: ({ currency }) => t("site.promotion.otherCurrency", { currency: String(currency) }),
  not_together: () => t("site.promotion.notTogether"),
  worthless: () => t("site.promotion.worthless"),
};

const dataOf = ({ data }: PromoError) => (data ?? {}) as Data;

/** The promotions that a refused request names. */
export function promotionErrors(error: unknown): PromoError[] {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.kind !== "refusal" || problem.code !== "promotion") return [];
  const { promotions } = problem.data;
  if (Array.isArray(promotions)) return promotions as PromoError[];
  return [{ code: "promotion", detail: problem.detail, data: problem.data }];
}

export const codeOf = (error: PromoError) => String(dataOf(error).promotion ?? "");

export const promotionReason = (error: PromoError): string =>
  REASONS[String(dataOf(error).reason)]?.(dataOf(error)) ?? error.detail;

/** Whether the code cannot count for any other stay either. */
export const isFinal = (error: PromoError) =>
  ["unknown", "ended", "used_up"].includes(String(dataOf(error).reason));

export const errorOfCode = (errors: readonly PromoError[], code: string) =>
  errors.find((error) => isSameCode(codeOf(error), code));
