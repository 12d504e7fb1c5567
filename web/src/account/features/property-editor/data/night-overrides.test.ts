import { describe, expect, it } from "vitest";
import { former, withoutOverrides } from "./night-overrides";

const fair = { start: "2027-05-03", end: "2027-05-08", amount: 30_000, closed: false };
const own = { start: "2027-05-20", end: "2027-05-22", closed: true };

describe("what nights were before", () => {
  it("is what runs said of them, no further than the nights themselves", () => {
    expect(former([fair, own], { start: "2027-05-06", end: "2027-05-21" })).toEqual([
      { start: "2027-05-06", end: "2027-05-21", closed: false },
      { ...fair, start: "2027-05-06" },
      { ...own, end: "2027-05-21" },
    ]);
  });

  it("is the season where no run touches them", () => {
    const nights = { start: "2027-05-08", end: "2027-05-20" };
    expect(former([fair, own], nights)).toEqual([{ ...nights, closed: false }]);
  });
});

it("gives a run back to its season", () => {
  expect(withoutOverrides(fair)).toEqual({ start: fair.start, end: fair.end, closed: false });
});
