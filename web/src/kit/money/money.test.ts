import { describe, expect, it, test } from "vitest";
import {
  DEFAULT_CURRENCY,
  formatMoney,
  minorDigits,
  parseCurrencyInput,
  stripCurrencyInput,
  toDecimalText,
  ZERO_DECIMAL_CURRENCIES,
} from "./money";

test("the currencies with no minor units are those of the specification", () => {
  expect([...ZERO_DECIMAL_CURRENCIES].join(", ")).toBe(
    "BIF, CLP, DJF, GNF, JPY, KMF, KRW, MGA, PYG, RWF, VND, VUV, XAF, XOF, XPF",
  );
  expect(minorDigits("jpy")).toBe(0);
  expect(minorDigits("USD")).toBe(2);
});

test("the default currency is USD", () => {
  expect(DEFAULT_CURRENCY).toBe("USD");
  expect(formatMoney(12_950, undefined, "en-US")).toBe("$129.50");
});

describe("decimal text", () => {
  it.each([
    [12_950, "USD", "129.50"],
    [5, "EUR", "0.05"],
    [-5, "EUR", "-0.05"],
    [0, "USD", "0.00"],
    [12_950, "JPY", "12950"],
    [9_007_199_254_740_991, "USD", "90071992547409.91"],
  ])("%i in %s is %s", (amount, currency, text) => {
    expect(toDecimalText(amount, currency)).toBe(text);
  });

  it("throws for a number that is not an integer", () => {
    expect(() => toDecimalText(1.5, "USD")).toThrow(RangeError);
    expect(() => toDecimalText(Number.NaN, "USD")).toThrow(RangeError);
  });
});

describe("formatting", () => {
  it.each([
    [12_950, "USD", "en-US", "$129.50"],
    [12_950, "JPY", "en-US", "¥12,950"],
    [128_450, "EUR", "de-DE", "1.284,50 €"],
    [-100, "USD", "en-US", "−$1.00"],
    [9_007_199_254_740_991, "USD", "en-US", "$90,071,992,547,409.91"],
  ])("%i %s in %s", (amount, currency, locale, text) => {
    expect(formatMoney(amount, currency, locale).replaceAll(/\s/g, " ")).toBe(text);
  });

  it("can leave out zero cents, never others", () => {
    expect(formatMoney(12_900, "USD", "en-US", { trimZeros: true })).toBe("$129");
    expect(formatMoney(12_950, "USD", "en-US", { trimZeros: true })).toBe("$129.50");
  });
});

describe("the currency input", () => {
  it("strips everything except digits, a dot and a minus sign", () => {
    expect(stripCurrencyInput("$ -1,234.50 USD")).toBe("-1234.50");
  });

  it.each([
    ["$1,234.5", "USD", 123_450],
    ["129", "USD", 12_900],
    [".5", "USD", 50],
    ["-3.07", "USD", -307],
    ["¥12,950", "JPY", 12_950],
    ["-0", "USD", 0],
    ["", "USD", null],
    ["-", "USD", null],
    ["1.2.3", "USD", null],
    ["1-2", "USD", null],
    ["1.234", "USD", null],
    ["1.5", "JPY", null],
    ["999999999999999999", "USD", null],
  ])("%s in %s is %s", (text, currency, amount) => {
    expect(parseCurrencyInput(text, currency)).toBe(amount);
  });
});
