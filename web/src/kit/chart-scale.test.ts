// Scales of charts cover their values.
import { expect, test } from "vitest";
import { scaleFor } from "./chart-scale";

test.each([0, 0.4, 0.97, 1, 7, 99, 1_234_567])(
  "a scale for %d begins at nothing and reaches it",
  (largest) => {
    const lines = scaleFor(largest);
    expect(lines[0]).toBe(0);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(lines.length).toBeLessThanOrEqual(4);
  },
);

test("lines are round numbers", () => {
  expect(scaleFor(1_234_567)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
});
