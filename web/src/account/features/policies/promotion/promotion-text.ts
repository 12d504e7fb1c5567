// Describes a promotion from its settings; computes nothing.
import { t } from "@/i18n/policies";
import { percentOf } from "@/kit/money/percent";
import { dateText, moneyText } from "../../values";
import type { PromotionTerms } from "../data/api-types";

const gift = ({ kind, base, basis_points, amount, free_nights }: PromotionTerms, currency: string) => {
  if (kind === "free_nights") return t("policies.promotion.freeNights", { count: free_nights });
  const worth = kind === "percent" ? `${percentOf(basis_points)} %` : moneyText(amount, currency);
  return t(`policies.promotion.off.${base}`, { worth });
};

/** A range of days, or only its beginning or end. */
const window = (name: "booked" | "stay", from: string | null, until: string | null) => {
  if (from && until)
    return [t(`policies.promotion.${name}.between`, { from: dateText(from), until: dateText(until) })];
  if (from) return [t(`policies.promotion.${name}.from`, { from: dateText(from) })];
  return until ? [t(`policies.promotion.${name}.until`, { until: dateText(until) })] : [];
};

export const promotionText = (promotion: PromotionTerms, currency: string): string[] => [
  gift(promotion, currency),
  ...(promotion.max_discount === null
    ? []
    : [t("policies.promotion.most", { amount: moneyText(promotion.max_discount, currency) })]),
  ...window("booked", promotion.book_from, promotion.book_until),
  ...window("stay", promotion.stay_from, promotion.stay_until),
  ...(promotion.min_nights === null ? [] : [t("policies.promotion.least", { count: promotion.min_nights })]),
  ...(promotion.max_uses === null
    ? []
    : [t("policies.promotion.uses", { used: promotion.uses, count: promotion.max_uses })]),
  promotion.stackable ? t("policies.promotion.together") : t("policies.promotion.alone"),
];
