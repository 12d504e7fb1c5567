// One change to many rates: prices by a percentage, minimum stay, or the same season a year later.
import { parseIsoDate, toIsoDate } from "@/kit/dates/civil-date";
import type { Rate } from "../data/api-types";
import type { Change } from "../rows/use-rows-work";

export type BulkEdit =
  | { kind: "share"; percent: number; roundTo: number }
  | { kind: "minNights"; nights: number | null }
  | { kind: "nextYear" };

const PRICES = ["week_night", "weekend_night", "weekly", "monthly"] as const;
const WHOLE = 100;

/** In minor units; never below zero. */
export function raised(amount: number, percent: number, roundTo: number): number {
  const exact = (amount * (WHOLE + percent)) / WHOLE;
  return Math.max(0, Math.round(exact / roundTo) * roundTo);
}

const yearLater = (iso: string | null) => {
  const date = parseIsoDate(iso);
  return date && toIsoDate(date.add({ years: 1 }));
};

function valuesOf(rate: Rate, edit: BulkEdit): Partial<Rate> {
  if (edit.kind === "minNights") return { min_nights: edit.nights };
  if (edit.kind === "nextYear") {
    return { start_date: yearLater(rate.start_date), end_date: yearLater(rate.end_date) };
  }
  return Object.fromEntries(
    PRICES.flatMap((name) => {
      const amount = rate[name];
      return amount === null ? [] : [[name, raised(amount, edit.percent, edit.roundTo)]];
    }),
  );
}

/** Yearly rates and the base rate have no year to change. */
const isTouched = ({ repeat, base_rate }: Rate, { kind }: BulkEdit) =>
  kind !== "nextYear" || !(repeat || base_rate);

export const changesBy = (rates: readonly Rate[], edit: BulkEdit): Change<Rate>[] =>
  rates.filter((rate) => isTouched(rate, edit)).map((row) => ({ row, values: valuesOf(row, edit) }));
