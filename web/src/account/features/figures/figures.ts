// Currencies and formatting of report figures.
import type { components } from "@/api/schema";
import { currentFormat } from "@/i18n/translate";
import { dateFormat, numberFormat } from "@/kit/formats";

export type Figures = components["schemas"]["FiguresOut"];
export type Earned = components["schemas"]["EarnedOut"];

/** Earnings in a currency, if any. */
export const earnedIn = ({ money }: Figures, currency: string): Earned | undefined =>
  money.find((earned) => earned.currency === currency);

/** Codes of all currencies that occur. */
export const currenciesOf = (all: readonly Figures[]): string[] =>
  [...new Set(all.flatMap(({ money }) => money.map(({ currency }) => currency)))].sort();

/** The account's currency if it has sales in it, otherwise one that has. */
export function mainCurrency(all: readonly Figures[], own: string): string {
  const currencies = currenciesOf(all);
  return currencies.includes(own) ? own : (currencies[0] ?? own);
}

export const isWithoutSales = (all: readonly Figures[]) => all.every(({ nights_sold }) => nights_sold === 0);

export const percentText = (part: number | null | undefined, digits = 0): string =>
  part == null
    ? "–"
    : numberFormat(currentFormat(), { style: "percent", maximumFractionDigits: digits }).format(part);

const MONTHS = {
  narrow: { month: "narrow" },
  short: { month: "short" },
  medium: { month: "short", year: "numeric" },
  long: { month: "long", year: "numeric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Name of a month in API format, `2026-07`. */
export function monthName(month: string, style: keyof typeof MONTHS): string {
  const options = MONTHS[style];
  return dateFormat(currentFormat(), { ...options, timeZone: "UTC" }).format(new Date(`${month}-01T00:00Z`));
}
