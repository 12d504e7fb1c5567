import { expect, test } from "vitest";
import { basisPointsIn, percentOf } from "./percent";

test.each([
  ["8", 800],
  ["8.5", 850],
  ["8,25", 825],
  ["0.05", 5],
  [" 12. ", 1200],
  ["", null],
  ["8.555", null],
  ["-3", null],
  ["a", null],
])("%j is %s hundredths of a percent", (text, points) => {
  expect(basisPointsIn(text)).toBe(points);
});

test("a stored value is formatted as it is typed", () => {
  for (const points of [0, 5, 825, 10_000]) expect(basisPointsIn(percentOf(points))).toBe(points);
});
