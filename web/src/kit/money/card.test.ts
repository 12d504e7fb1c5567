import { describe, expect, it, test } from "vitest";
import { CARD_TYPES, cardTypeOf, expiryYear, parseExpiration } from "./card";

test("card types have the codes of the specification", () => {
  expect(CARD_TYPES).toEqual({
    a: "amex",
    d: "discover",
    j: "jcb",
    l: "diners",
    m: "mastercard",
    v: "visa",
    o: "other",
    u: "other",
  });
  expect(["v", "u", "z", "toString"].map(cardTypeOf)).toEqual(["visa", "other", "other", "other"]);
});

describe("expiry", () => {
  it.each([
    [27, 2027],
    [99, 2099],
    [0, 2000],
    [100, 100],
    [2031, 2031],
  ])("year %i is %i: under 100 it is increased by 2000", (typed, year) => {
    expect(expiryYear(typed)).toBe(year);
  });

  it.each([
    ["3/27", { month: 3, year: 2027 }],
    ["03 / 2031", { month: 3, year: 2031 }],
    ["13/27", null],
    ["0/27", null],
    ["3/127", null],
    ["327", null],
    ["", null],
  ])("%o is read as %o", (text, expiry) => expect(parseExpiration(text)).toEqual(expiry));
});
