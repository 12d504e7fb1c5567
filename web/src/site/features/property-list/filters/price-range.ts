// Range of the price slider in whole units of the currency, and the limits that its thumbs set.

import { minorPerUnit } from "@/kit/money/money";
import type { Range } from "@/ui/form/range-slider";
import type { Search } from "../../search";
import type { PropertyChoices, Site } from "../../site";

/** Used before prices are known. */
export const DEFAULT_RANGE: Range = [0, 2500];
/** The ends are multiples of this. */
export const ROUNDED_TO = 100;

const STEPS = [1, 5, 10, 50, 100];
const MIN_STEPS = 50;

export type PriceSite = Pick<Site, "automatic_price_range" | "price_range" | "currency">;
export type Prices = Pick<PropertyChoices, "min_price" | "max_price">;

/** From the cheapest to the most expensive home, rounded outwards; the owner's own ends take precedence. */
export function sliderEnds(site: PriceSite, prices: Prices | undefined): Range {
  const per = minorPerUnit(site.currency.code);
  const owner = site.automatic_price_range ? {} : site.price_range;
  const least = owner.min ?? prices?.min_price;
  const most = owner.max ?? prices?.max_price;
  const lower = least == null ? DEFAULT_RANGE[0] : Math.floor(least / per / ROUNDED_TO) * ROUNDED_TO;
  const upper = most == null ? DEFAULT_RANGE[1] : Math.ceil(most / per / ROUNDED_TO) * ROUNDED_TO;
  return [lower, Math.max(upper, lower + ROUNDED_TO)];
}

/** Fine enough to choose by, coarse enough to hit; every step divides the rounded ends. */
export const sliderStep = ([lower, upper]: Range) =>
  STEPS.findLast((step) => (upper - lower) / step >= MIN_STEPS) ?? 1;

const within = (value: number, [lower, upper]: Range) => Math.min(Math.max(value, lower), upper);

/** Thumb positions; an unset limit is at its end. */
export const thumbsOf = (ends: Range, { minPrice = ends[0], maxPrice = ends[1] }: Search): Range => [
  within(minPrice, ends),
  within(maxPrice, ends),
];

/** The limits of the thumbs; a thumb at its end sets no limit. */
export const limitsOf = (ends: Range, [lower, upper]: Range): PriceLimits => ({
  minPrice: lower <= ends[0] ? undefined : lower,
  maxPrice: upper >= ends[1] ? undefined : upper,
});

export type PriceLimits = Pick<Search, "minPrice" | "maxPrice">;
