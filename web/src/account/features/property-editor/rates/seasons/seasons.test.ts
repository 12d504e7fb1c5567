import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { covers, monthsOf, type RateSpan, seasonsBetween, unpricedNights } from "./seasons";

const rate = (
  key: string,
  start: string | null,
  end: string | null,
  more: Partial<RateSpan> = {},
): RateSpan => ({
  key,
  start_date: start,
  end_date: end,
  base_rate: false,
  repeat: false,
  ...more,
});

const base = rate("base", null, null, { base_rate: true });
const summer = rate("summer", "2020-06-15", "2020-08-31", { repeat: true });
const winter = rate("winter", "2019-12-20", "2020-01-06", { repeat: true });
const festival = rate("festival", "2027-07-01", "2027-07-04");

const described = (rates: RateSpan[], year = 2027) =>
  seasonsBetween(rates, `${year}-01-01`, `${year + 1}-01-01`).map(
    ({ rate, first, last }) => `${rate?.key ?? "–"} ${first.slice(5)} ${last.slice(5)}`,
  );

describe("the seasons of a year", () => {
  it("are one without rates, and one with the base rate alone", () => {
    expect(described([])).toEqual(["– 01-01 12-31"]);
    expect(described([base])).toEqual(["base 01-01 12-31"]);
  });

  it("go by dates of their own before yearly ones before the base rate", () => {
    expect(described([base, summer, winter, festival])).toEqual([
      "winter 01-01 01-06",
      "base 01-07 06-14",
      "summer 06-15 06-30",
      "festival 07-01 07-04",
      "summer 07-05 08-31",
      "base 09-01 12-19",
      "winter 12-20 12-31",
    ]);
    expect(described([base, festival], 2026)).toEqual(["base 01-01 12-31"]);
  });

  it("prefer the shorter, and of two alike the newer", () => {
    const weekend = rate("w", "2027-07-02", "2027-07-03");
    expect(described([festival, weekend])).toContain("w 07-02 07-03");
    const again = { ...festival, key: "g" };
    expect(described([again, festival])).toContain("g 07-01 07-04");
  });

  it("count the nights that have no price", () => {
    expect(unpricedNights([base], 2027)).toBe(0);
    expect(unpricedNights([festival], 2027)).toBe(361);
    expect(unpricedNights([], 2028)).toBe(366);
  });
});

describe("months", () => {
  it("hold every night once, whatever the rates", () => {
    const date = fc
      .date({ min: new Date("2026-06-01"), max: new Date("2028-06-01"), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    const some = fc.array(
      fc.record({
        key: fc.uuid(),
        start_date: date,
        end_date: date,
        base_rate: fc.boolean(),
        repeat: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (rates) => {
        const months = monthsOf(rates, 2027);
        expect(months.map((seasons) => seasons.reduce((sum, { days }) => sum + days, 0))).toEqual([
          31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
        ]);
        for (const { rate, first, last } of months.flat())
          if (rate) expect([first, last].every((night) => covers(rate, night))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
