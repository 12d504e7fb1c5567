// Texts about a home: its place, its facts, its price.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { numberFormat } from "@/kit/formats";
import { formatMoney, minorPerUnit } from "@/kit/money/money";
import type { Currency, Property, PropertyCard } from "../site";

/** Prices on cards leave out ".00". */
export const glance = (amount: number, currency: Currency) =>
  formatMoney(amount, currency.code, currentFormat(), { trimZeros: true });

export const exact = (amount: number, currency: Currency) =>
  formatMoney(amount, currency.code, currentFormat());

/** Whole units, for narrow places; the exact price is one press away. */
export const rounded = (amount: number, currency: Currency) => {
  const unit = minorPerUnit(currency.code);
  return glance(Math.round(amount / unit) * unit, currency);
};

export const placeOf = ({ city, state }: Pick<PropertyCard, "city" | "state">) =>
  [city, state].filter(Boolean).join(", ");

export const factsOf = ({ accommodates, bedrooms, bathrooms }: PropertyCard): string[] => [
  t("site.home.sleeps", { count: accommodates }),
  bedrooms === 0 ? t("site.home.studio") : t("site.home.bedrooms", { count: bedrooms }),
  t("site.home.bathrooms", { count: bathrooms }),
];

/** The facts in a row. It wraps only after a dot, never within a fact. */
export const factsLine = (home: PropertyCard) =>
  factsOf(home)
    .map((fact) => fact.replaceAll(" ", "\u00a0"))
    .join("\u00a0· ");

export const ratingText = ({ average }: { average: number }) =>
  numberFormat(currentFormat(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);

/** The owner's rules, then those on pets and smoking. */
export const houseRules = ({ house_rules, max_pets, smoking_allowed }: Property): string[] => [
  ...house_rules.split("\n").filter(Boolean),
  t("site.home.pets", { count: max_pets }),
  ...(smoking_allowed ? [] : [t("site.home.noSmoking")]),
];

interface PriceTexts {
  lead: string;
  amount: string;
  unit: string;
  /** What the price of a whole stay includes, and the average per night. */
  holds: string | null;
  average: string | null;
}

/** With dates the whole stay's total; without, the lowest rate of a night. */
export function priceTexts(
  { price, currency }: Pick<PropertyCard, "price" | "currency">,
  { nights, isRounded = false }: { nights?: number; isRounded?: boolean } = {},
): PriceTexts | null {
  const written = isRounded ? rounded : glance;
  if (price?.total != null) {
    const average = price.nightly_average;
    return {
      lead: "",
      amount: written(price.total, currency),
      unit: nights ? t("site.price.totalNights", { count: nights }) : t("site.price.total"),
      holds: t("site.price.allIn"),
      average: average == null ? null : t("site.price.average", { amount: glance(average, currency) }),
    };
  }
  if (price?.nightly_from == null) return null;
  return {
    lead: t("site.price.from"),
    amount: written(price.nightly_from, currency),
    unit: t("site.price.perNight"),
    holds: null,
    average: null,
  };
}
