import { describe, expect, it, test } from "vitest";
import { REFUND_PRESETS } from "../data/presets";
import { inOrder, sentenceOf } from "./sentence";

describe("a policy in one sentence", () => {
  it.each([
    [
      "vrbo_firm",
      "Full refund up to 60 days before check-in. 50 % refund up to 30 days before check-in. No refund after that.",
    ],
    [
      "airbnb_moderate",
      "Full refund within 24 hours of booking if check-in is at least 7 days away. Full refund up to 5 days before check-in. 50 % refund up to the day of check-in.",
    ],
    ["airbnb_flexible", /Full refund up to 1 day before check-in\. No refund after that\.$/],
    ["non_refundable", "No refunds."],
    ["long_stay", /For stays of 28 nights or more, the next 30 nights are not refunded\.$/],
  ] as const)("says what %s does", (preset, words) => {
    expect(sentenceOf(REFUND_PRESETS[preset])).toMatch(
      typeof words === "string" ? new RegExp(`^${words.replaceAll(".", "\\.")}$`) : words,
    );
  });

  it("promises nothing where the agreement decides, or where nothing is given", () => {
    const terms = { tiers: [{ days: 3, percent: 0 }], grace_hours: null, grace_days_before: null };
    expect(sentenceOf({ ...terms, method: "rental_contract" })).toBe(
      "Refunds are decided by the rental agreement.",
    );
    expect(sentenceOf({ ...terms, method: "days_prior" })).toBe("No refunds.");
  });
});

test("steps stand from the most generous to the strictest", () => {
  const tiers = [
    { days: 7, percent: 50 },
    { days: 30, percent: 100 },
    { days: 7, percent: 80 },
  ];
  expect(inOrder(tiers).map(({ days, percent }) => [days, percent])).toEqual([
    [30, 100],
    [7, 80],
    [7, 50],
  ]);
});
