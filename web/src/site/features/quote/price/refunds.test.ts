import { beforeAll, describe, expect, it } from "vitest";
import { activateSite } from "@/i18n/site";
import type { Quote } from "../../site";
import { refundSteps, refundSummary, stepText } from "./refunds";

beforeAll(() => activateSite("en"));

const tier = (until: string, percent: number, hours: number | null = null) => ({
  until,
  percent,
  amount: percent * 1000,
  hours_after_booking: hours,
});

const quote = (method: string, tiers: ReturnType<typeof tier>[]) =>
  ({ refund_policy: { name: "Policy", method, text: "", tiers } }) as unknown as Quote;

describe("the refund after a cancellation", () => {
  it("is listed step by step with dates and amounts", () => {
    const steps = refundSteps(quote("days_prior", [tier("2026-12-12", 100), tier("2026-12-28", 50)]));
    expect(steps.map(stepText)).toEqual(["until Dec 12, 2026", "until Dec 28, 2026"]);
    expect(steps.map(({ amount }) => amount)).toEqual([100_000, 50_000]);
  });

  it("leaves out a grace period that a later date covers", () => {
    const tiers = [tier("2026-11-17", 100, 48), tier("2026-12-12", 100), tier("2026-12-28", 50)];
    expect(refundSteps(quote("booking_date", tiers)).map(({ percent }) => percent)).toEqual([100, 50]);
  });

  it("has a summary with the best refund", () => {
    expect(refundSummary(quote("days_prior", [tier("2026-12-12", 100)]))).toBe(
      "Free cancelation until Dec 12, 2026",
    );
    expect(refundSummary(quote("days_prior", [tier("2026-12-12", 50)]))).toBe(
      "50% back if you cancel until Dec 12, 2026",
    );
    expect(refundSummary(quote("booking_date", [tier("2026-11-17", 100, 48)]))).toBe(
      "Free cancelation within 48 hours of booking",
    );
    expect(refundSummary(quote("no_refunds", []))).toBe("Nothing comes back if you cancel");
    expect(refundSummary({ refund_policy: null })).toBeNull();
  });
});
