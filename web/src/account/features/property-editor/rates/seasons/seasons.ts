// The rate of each night of a year, by the precedence of the price engine: dated before yearly rates before the base rate, shorter
// before longer, newer before older.
import type { Rate } from "../../data/api-types";

export type RateSpan = Pick<Rate, "key" | "start_date" | "end_date" | "base_rate" | "repeat">;

/** Consecutive nights with the same rate, or none. */
export interface Season<R> {
  rate: R | null;
  first: string;
  last: string;
  days: number;
}

const DAY = 86_400_000;
const MONTHS = 12;
const MONTH_DAY = 5;
const LEAP_YEAR = 366;
const ISO_DATE = 10;

const isoOf = (day: number) => new Date(day * DAY).toISOString().slice(0, ISO_DATE);
const dayOf = (iso: string) => Date.parse(`${iso}T00:00Z`) / DAY;
const firstOf = (year: number, month: number) => Date.UTC(year, month, 1) / DAY;

export const dayAfter = (iso: string) => isoOf(dayOf(iso) + 1);
export const dayBefore = (iso: string) => isoOf(dayOf(iso) - 1);

export function covers({ start_date, end_date, base_rate, repeat }: RateSpan, night: string): boolean {
  if (base_rate) return true;
  if (!start_date || !end_date) return false;
  if (!repeat) return start_date <= night && night <= end_date;
  const [first, here, last] = [start_date, night, end_date].map((date) => date.slice(MONTH_DAY)) as [
    string,
    string,
    string,
  ];
  return first <= last ? first <= here && here <= last : first <= here || here <= last;
}

function rankOf({ start_date, end_date, base_rate, repeat }: RateSpan): [number, number] {
  if (base_rate || !start_date || !end_date) return [2, 0];
  const days = dayOf(end_date) - dayOf(start_date);
  return repeat ? [1, ((days % LEAP_YEAR) + LEAP_YEAR) % LEAP_YEAR] : [0, days];
}

/** Highest precedence first. */
const inOrder = <R extends RateSpan>(rates: readonly R[]): R[] =>
  rates.toSorted((a, b) => {
    const [[kindA, daysA], [kindB, daysB]] = [rankOf(a), rankOf(b)];
    return kindA - kindB || daysA - daysB || (a.key < b.key ? 1 : -1);
  });

/** Finds the rate of a night. */
export function rateFinder<R extends RateSpan>(rates: readonly R[]): (night: string) => R | null {
  const ordered = inOrder(rates);
  return (night) => ordered.find((rate) => covers(rate, night)) ?? null;
}

function seasonsOfDays<R extends RateSpan>(rateOf: (night: string) => R | null, first: number, end: number) {
  const seasons: Season<R>[] = [];
  for (let day = first; day < end; day++) {
    const night = isoOf(day);
    const rate = rateOf(night);
    const before = seasons.at(-1);
    if (before && before.rate?.key === rate?.key) {
      before.last = night;
      before.days++;
    } else seasons.push({ rate, first: night, last: night, days: 1 });
  }
  return seasons;
}

/** The seasons of a range of nights; `end` is exclusive. */
export const seasonsBetween = <R extends RateSpan>(rates: readonly R[], start: string, end: string) =>
  seasonsOfDays(rateFinder(rates), dayOf(start), dayOf(end));

/** The seasons of each month of a year. */
export function monthsOf<R extends RateSpan>(rates: readonly R[], year: number): Season<R>[][] {
  const rateOf = rateFinder(rates);
  return Array.from({ length: MONTHS }, (_, month) =>
    seasonsOfDays(rateOf, firstOf(year, month), firstOf(year, month + 1)),
  );
}

/** Number of nights of a year without a price. */
export const unpricedNights = (rates: readonly RateSpan[], year: number) =>
  monthsOf(rates, year)
    .flat()
    .reduce((sum, { rate, days }) => sum + (rate ? 0 : days), 0);
