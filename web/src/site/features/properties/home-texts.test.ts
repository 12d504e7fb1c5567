import { beforeAll, describe, expect, it, test } from "vitest";
import { activateSite } from "@/i18n/site";
import type { PropertyCard } from "../site";
import { factsOf, placeOf, priceTexts } from "./home-texts";

beforeAll(() => activateSite("en"));

const currency = { code: "USD", symbol: "$" };

describe("the price of a card", () => {
  it("is the whole stay's total once there are dates", () => {
    expect(
      priceTexts({ price: { total: 124_050, nightly_average: 31_000 }, currency }, { nights: 4 }),
    ).toEqual({
      lead: "",
      amount: "$1,240.50",
      unit: "total for 4 nights",
      holds: "Taxes and fees included",
      average: "$310 per night",
    });
  });

  it("is the lowest rate of a night without dates", () => {
    expect(priceTexts({ price: { nightly_from: 21_500 }, currency })).toEqual({
      lead: "from",
      amount: "$215",
      unit: "/ night",
      holds: null,
      average: null,
    });
  });

  it("is whole on a pin", () => {
    const amountOn = (total: number, code: string) =>
      priceTexts({ price: { total }, currency: { code, symbol: "" } }, { isRounded: true })?.amount;
    expect(amountOn(349_330, "USD")).toBe("$3,493");
    expect(amountOn(349_350, "USD")).toBe("$3,494");
    expect(amountOn(12_950, "JPY")).toBe("¥12,950");
  });

  it("uses the currency's own decimals", () => {
    expect(priceTexts({ price: { total: 12_950 }, currency: { code: "JPY", symbol: "¥" } })?.amount).toBe(
      "¥12,950",
    );
  });

  it("is left out when there is none", () => {
    expect(priceTexts({ price: null, currency })).toBeNull();
    expect(priceTexts({ price: {}, currency })).toBeNull();
  });
});

describe("a home's texts", () => {
  const home = (facts: Partial<PropertyCard>) => facts as PropertyCard;

  test.each([
    [{ accommodates: 6, bedrooms: 3, bathrooms: 2.5 }, ["Sleeps 6", "3 bedrooms", "2.5 bathrooms"]],
    [{ accommodates: 2, bedrooms: 1, bathrooms: 1 }, ["Sleeps 2", "1 bedroom", "1 bathroom"]],
    [{ accommodates: 2, bedrooms: 0, bathrooms: 1 }, ["Sleeps 2", "Studio", "1 bathroom"]],
  ])("%o", (facts, words) => {
    expect(factsOf(home(facts))).toEqual(words);
  });

  it("name a place without a state, and a type of several words", () => {
    expect(placeOf({ city: "Tern Harbor", state: "Oregon" })).toBe("Tern Harbor, Oregon");
    expect(placeOf({ city: "Hakuba", state: "" })).toBe("Hakuba");
  });
});
