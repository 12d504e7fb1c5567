// Tests of figures in several currencies, and of month names.
import { beforeAll, expect, test } from "vitest";
import { activateAccount } from "@/i18n/account";
import { currenciesOf, type Figures, isWithoutSales, mainCurrency, monthName, percentText } from "./figures";
import { measured, measureText } from "./figures-chart";

beforeAll(() => activateAccount("en"));

const figures = (...currencies: string[]): Figures => ({
  nights_available: 30,
  nights_sold: currencies.length,
  occupancy: 0.5,
  bookings: 1,
  canceled: 0,
  money: currencies.map((currency) => ({
    currency,
    nights: 1,
    rent: 10_000,
    revenue: 12_000,
    average_nightly_rate: 10_000,
  })),
});

test("the account's own currency comes first, where something was sold in it", () => {
  const all = [figures("JPY"), figures("EUR", "JPY")];
  expect(currenciesOf(all)).toEqual(["EUR", "JPY"]);
  expect(mainCurrency(all, "JPY")).toBe("JPY");
  expect(mainCurrency(all, "USD")).toBe("EUR");
  expect(mainCurrency([], "USD")).toBe("USD");
  expect(isWithoutSales([figures()])).toBe(true);
});

test("a measure is in its currency, and yen have no cents", () => {
  expect(measured(figures("JPY"), "revenue", "JPY")).toBe(12_000);
  expect(measured(figures("JPY"), "revenue", "USD")).toBeNull();
  expect(measured(undefined, "occupancy", "USD")).toBeNull();
  expect(measureText(12_000, "revenue", "JPY")).toBe("¥12,000");
  expect(measureText(12_050, "rate", "USD")).toBe("$120.50");
  expect(percentText(0.1356, 1)).toBe("13.6%");
});

test("months are named in words", () => {
  expect(monthName("2027-03", "long")).toBe("March 2027");
  expect(monthName("2027-03", "narrow")).toBe("M");
});
