import { beforeAll, describe, expect, it } from "vitest";
import { activateSite } from "@/i18n/site";
import type { Quote } from "../../site";
import { refundSteps, refundSummary, stepText } from "./refunds";

beforeAll(() => activateSite("en"));

const tier = (until: string, percent: number, amount: number, hours: number | null = null) => ({
  until,
  percent,
  amount,
  hours_after_booking: hours,
});

const quote = (method: string, tiers: ReturnType<typeof tier>[]) =>
  ({
    currency: { code: "USD", symbol: "$" },
    refund_policy: { name: "Policy", method, text: "", tiers },
  }) as unknown as Quote;

const told = (tiers: ReturnType<typeof tier>[]) =>
  refundSteps(quote("days_prior", tiers)).map((step) => [stepText(step), step.amount]);

describe("the refund after a cancellation", () => {
  it("is listed step by step with dates and amounts", () => {
    const tiers = [
      tier("2026-12-12", 100, 100_000),
      tier("2026-12-28", 50, 50_000),
      tier("2027-01-04", 0, 0),
    ];
    expect(told(tiers)).toEqual([
      ["until Dec 12, 2026", 100_000],
      ["until Dec 28, 2026", 50_000],
      ["until Jan 4, 2027", 0],
    ]);
  });

  it("keeps the days before a payment, on which nothing comes back", () => {
    const tiers = [
      tier("2026-11-12", 100, 50_000),
      tier("2026-12-01", 50, 0),
      tier("2026-12-12", 30, 0),
      tier("2026-12-28", 30, 30_000),
      tier("2027-01-04", 0, 0),
    ];
    expect(told(tiers)).toEqual([
      ["until Nov 12, 2026", 50_000],
      ["until Dec 12, 2026", 0],
      ["until Dec 28, 2026", 30_000],
      ["until Jan 4, 2027", 0],
    ]);
  });

  it("joins steps with the same amount, whatever their share", () => {
    expect(told([tier("2026-12-12", 60, 300), tier("2026-12-28", 30, 300)])).toEqual([
      ["until Dec 28, 2026", 300],
    ]);
  });

  it("has a summary with the refund from now on", () => {
    const none = tier("2027-01-04", 0, 0);
    for (const [method, tiers, text] of [
      ["days_prior", [tier("2026-12-12", 100, 500)], "Free cancellation until Dec 12, 2026"],
      ["days_prior", [tier("2026-12-12", 50, 500)], "$5.00 refunded if you cancel until Dec 12, 2026"],
      [
        "booking_date",
        [tier("2026-11-17", 100, 500, 48), none],
        "Free cancellation within 48 hours of booking",
      ],
      ["days_prior", [tier("2026-12-01", 50, 0), tier("2026-12-12", 50, 500), none], "Policy"],
      ["days_prior", [none], "No refund if you cancel"],
      ["no_refunds", [none], "No refund if you cancel"],
      ["rental_contract", [], "Policy"],
    ] as const) {
      expect(refundSummary(quote(method, [...tiers]))).toBe(text);
    }
    expect(refundSummary({ ...quote("days_prior", []), refund_policy: null })).toBeNull();
  });
});
