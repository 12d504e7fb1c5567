import { describe, expect, it } from "vitest";
import type { FlexibleDay } from "../../site";
import { toneOf } from "./flexible-days";

const days = (...totals: (number | null)[]) => totals.map((total) => ({ total }) as FlexibleDay);

describe("the colour of a day", () => {
  it("depends on its position between the cheapest and the most expensive day", () => {
    const month = days(100, 130, 150, null, 200);
    expect([100, 130, 150, 200].map((total) => toneOf(total, month))).toEqual([
      "best",
      "low",
      "middle",
      "high",
    ]);
  });

  it("is the best for all days when all cost the same", () => {
    expect(toneOf(100, days(100, 100))).toBe("best");
  });
});
