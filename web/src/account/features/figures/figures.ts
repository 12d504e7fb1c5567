// Reading figures: which currencies they are in, and how they are written.
import type { components } from "@/api/schema";
import { currentFormat } from "@/i18n/translate";
import { dateFormat, numberFormat } from "@/kit/formats";

export type Figures = components["schemas"]["FiguresOut"];
export type Earned = components["schemas"]["EarnedOut"];

/** What was earned in a currency, if anything. */
export const earnedIn = ({ money }: Figures, currency: string): Earned | undefined =>
  money.find((earned) => earned.currency === currency);

/** Every currency that is mentioned, by its code. */
export const currenciesOf = (all: readonly Figures[]): string[] =>
  [...new Set(all.flatMap(({ money }) => money.map(({ currency }) => currency)))].sort();

/** The account's own where something was sold in it, else one in which something was. */
export function mainCurrency(all: readonly Figures[], own: string): string {
  const currencies = currenciesOf(all);
  return currencies.includes(own) ? own : (currencies[0] ?? own);
}

export const isWithoutSales = (all: readonly Figures[]) => all.every(({ nights_sold }) => nights_sold === 0);

export const percentText = (part: number | null | undefined, digits = 0): string =>
  part == null
    ? "–"
    : numberFormat(currentFormat(), { style: "percent", maximumFractionDigits: digits }).format(part);

/** A month on the wire, `2026-07`, in words. */
export function monthName(month: string, style: "narrow" | "short" | "long"): string {
  const options: Intl.DateTimeFormatOptions =
    style === "long" ? { month: "long", year: "numeric" } : { month: style };
  return dateFormat(currentFormat(), { ...options, timeZone: "UTC" }).format(new Date(`${month}-01T00:00Z`));
}
