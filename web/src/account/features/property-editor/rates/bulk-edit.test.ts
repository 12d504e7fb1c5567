import { expect, test } from "vitest";
import type { Rate } from "../data/api-types";
import { changesBy, raised } from "./bulk-edit";

const RATE = {
  key: "r",
  start_date: "2028-02-29",
  end_date: "2028-03-10",
  base_rate: false,
  repeat: false,
  week_night: 10_000,
  weekend_night: null,
  weekly: 60_050,
  monthly: null,
  min_nights: 2,
} as Rate;

test.each([
  [10_000, 10, 1, 11_000],
  [9_999, 12.5, 1, 11_249],
  [9_999, 12.5, 100, 11_200],
  [9_999, -5, 500, 9_500],
  [10_000, -100, 1, 0],
  [10_000, -150, 1, 0],
])("%i raised by %f %% and rounded to %i is %i", (amount, percent, roundTo, result) => {
  expect(raised(amount, percent, roundTo)).toBe(result);
});

test("only prices that there are change", () => {
  expect(changesBy([RATE], { kind: "share", percent: 10, roundTo: 100 })).toEqual([
    { row: RATE, values: { week_night: 11_000, weekly: 66_100 } },
  ]);
});

test("a season moves to the next year, a yearly one and the base rate stay", () => {
  const yearly = { ...RATE, repeat: true };
  const base = { ...RATE, base_rate: true, start_date: null, end_date: null };
  expect(changesBy([RATE, yearly, base], { kind: "nextYear" })).toEqual([
    { row: RATE, values: { start_date: "2029-02-28", end_date: "2029-03-10" } },
  ]);
});

test("least stays are set, or left to the listing", () => {
  expect(changesBy([RATE], { kind: "minNights", nights: null })[0]?.values).toEqual({ min_nights: null });
});
