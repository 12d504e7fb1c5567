import { describe, expect, it, test } from "vitest";
import {
  DEFAULT_RANGE,
  limitsOf,
  type PriceSite,
  ROUNDED_TO,
  sliderEnds,
  sliderStep,
  thumbsOf,
} from "./price-range";

const site = (facts: Partial<PriceSite> = {}): PriceSite => ({
  automatic_price_range: true,
  price_range: { min: null, max: null },
  currency: { code: "USD", symbol: "$" },
  ...facts,
});
const yen = { currency: { code: "JPY", symbol: "¥" } };

describe("the ends of the price slider", () => {
  it("are 0 and 2500 before prices are known", () => {
    expect(DEFAULT_RANGE).toEqual([0, 2500]);
    expect(sliderEnds(site(), undefined)).toEqual([0, 2500]);
    expect(sliderEnds(site(), { min_price: null, max_price: null })).toEqual([0, 2500]);
  });

  it("are those of the homes, rounded to hundreds of the currency's unit", () => {
    expect(ROUNDED_TO).toBe(100);
    expect(sliderEnds(site(), { min_price: 8_999, max_price: 45_001 })).toEqual([0, 500]);
    expect(sliderEnds(site(), { min_price: 81_360, max_price: 274_703 })).toEqual([800, 2800]);
    expect(sliderEnds(site(), { min_price: 10_000, max_price: 30_000 })).toEqual([100, 300]);
  });

  it("respect currencies without a minor unit", () => {
    expect(sliderEnds(site(yen), { min_price: 21_350, max_price: 98_720 })).toEqual([21_300, 98_800]);
  });

  it("are never equal", () => {
    expect(sliderEnds(site(), { min_price: 20_000, max_price: 20_000 })).toEqual([200, 300]);
  });

  it("are the owner's where the range is not automatic, each end separately", () => {
    const prices = { min_price: 12_300, max_price: 45_600 };
    const own = (min: number | null, max: number | null) =>
      site({ automatic_price_range: false, price_range: { min, max } });
    expect(sliderEnds(own(5_000_00, 9_000_00), prices)).toEqual([5000, 9000]);
    expect(sliderEnds(own(null, 1_000_00), prices)).toEqual([100, 1000]);
    expect(sliderEnds(own(null, null), undefined)).toEqual([0, 2500]);
    expect(sliderEnds({ ...own(5_000_00, 9_000_00), automatic_price_range: true }, prices)).toEqual([
      100, 500,
    ]);
  });
});

test.each([
  [[200, 300], 1],
  [[100, 600], 10],
  [[0, 2500], 50],
  [[21_300, 98_800], 100],
] as const)("a slider over %o moves by %i", (ends, step) => {
  expect(sliderStep(ends)).toBe(step);
});

describe("a thumb", () => {
  const ends = [100, 600] as const;

  it("at its end sets no limit", () => {
    expect(limitsOf(ends, [100, 600])).toEqual({ minPrice: undefined, maxPrice: undefined });
    expect(thumbsOf(ends, {})).toEqual([100, 600]);
  });

  it("sets a limit in whole units and is placed at it", () => {
    const limits = { minPrice: 150, maxPrice: 320 };
    expect(limitsOf(ends, [150, 320])).toEqual(limits);
    expect(thumbsOf(ends, limits)).toEqual([150, 320]);
  });

  it("stays on the track when the limit is beyond it", () => {
    expect(thumbsOf(ends, { minPrice: 0, maxPrice: 900 })).toEqual([100, 600]);
  });
});
