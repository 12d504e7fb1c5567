import { describe, expect, it } from "vitest";
import { brandOfNumber, groupCardNumber, groupExpiry, isCardNumber } from "./card-number";

describe("a typed card number", () => {
  it.each([
    ["4242424242424242", "4242 4242 4242 4242", "v"],
    ["378282246310005", "3782 822463 10005", "a"],
    ["5555-5555 5555 4444", "5555 5555 5555 4444", "m"],
    ["30569300090200", "3056 9300 0902 00", "l"],
    ["42", "42", "v"],
    ["", "", "o"],
  ])("%s is shown as %s", (typed, shown, brand) => {
    expect(groupCardNumber(typed)).toBe(shown);
    expect(brandOfNumber(typed)).toBe(brand);
  });

  it("has a check digit", () => {
    expect(isCardNumber("4242 4242 4242 4242")).toBe(true);
    expect(isCardNumber("4242 4242 4242 4241")).toBe(false);
    expect(isCardNumber("0000")).toBe(false);
  });

  it.each([
    ["1227", "12 / 27"],
    ["4", "04"],
    ["4/29", "04 / 29"],
    ["12/2029", "12 / 2029"],
    ["1", "1"],
  ])("an expiry %s is shown as %s", (typed, shown) => expect(groupExpiry(typed)).toBe(shown));
});
