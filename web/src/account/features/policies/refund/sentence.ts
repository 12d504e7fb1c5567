// A refund policy in one sentence for guests, made from its settings; computes nothing.
import { t } from "@/i18n/policies";
import type { RefundTerms, RefundTier } from "../data/api-types";

const WHOLE = 100;

/** From the most generous to the strictest. */
export const inOrder = (tiers: readonly RefundTier[]) =>
  [...tiers].sort((a, b) => b.days - a.days || b.percent - a.percent);

const tierText = ({ days, percent }: RefundTier) => {
  if (days === 0)
    return percent === WHOLE
      ? t("policies.sentence.allToArrival")
      : t("policies.sentence.partToArrival", { percent: String(percent) });
  return percent === WHOLE
    ? t("policies.sentence.all", { count: days })
    : t("policies.sentence.part", { percent: String(percent), count: days });
};

const tierSentences = (tiers: readonly RefundTier[]) => {
  const given = inOrder(tiers).filter(({ percent }) => percent > 0);
  if (given.length === 0) return [t("policies.sentence.none")];
  const isOpenEnded = given.some(({ days }) => days === 0);
  return [...given.map(tierText), ...(isOpenEnded ? [] : [t("policies.sentence.afterwards")])];
};

export function sentenceOf({ method, tiers, grace_hours, grace_days_before }: RefundTerms): string {
  if (method === "no_refunds") return t("policies.sentence.none");
  if (method === "rental_contract") return t("policies.sentence.contract");
  const first =
    method === "booking_date" && grace_hours !== null && grace_days_before !== null
      ? [t("policies.sentence.grace", { hours: grace_hours, count: grace_days_before })]
      : [];
  const long = method === "long_term" ? [t("policies.sentence.long")] : [];
  return [...first, ...tierSentences(tiers), ...long].join(" ");
}
