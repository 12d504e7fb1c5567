import { expect, test } from "vitest";
import { degreesIn, rounded } from "./degrees";

test.each([
  ["45.123", 90, 45.123],
  ["45,123", 90, 45.123],
  [" \u2212124.5° ", 180, -124.5],
  ["-0.5", 90, -0.5],
  ["91", 90, null],
  ["180", 180, 180],
  ["", 90, null],
  ["north", 90, null],
])("%j within %i is %s", (text, most, degrees) => {
  expect(degreesIn(text, most)).toBe(degrees);
});

test("a pin is kept to the decimetre", () => expect(rounded(45.12345678)).toBe(45.123457));
