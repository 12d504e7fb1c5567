import { beforeAll, describe, expect, it } from "vitest";
import { activateSite } from "@/i18n/site";
import type { Reservation } from "../../site";
import { headlineOf } from "./headline";

beforeAll(() => activateSite("en"));

const canceled = (payments: [number, string][], refunds: [number, string][]) =>
  headlineOf(
    {
      headline: "canceled",
      status: "c",
      in_doubt: false,
      currency: { code: "USD", symbol: "$" },
      payments: payments.map(([amount, state]) => ({ amount, state })),
      refunds: refunds.map(([amount, state]) => ({ amount, state })),
    } as Reservation,
    false,
  ).detail;

describe("a canceled stay", () => {
  it("tells what was paid and what came back in all, earlier changes included", () => {
    const refunds: [number, string][] = [
      [6_423, "refunded"],
      [82_242, "refunded"],
    ];
    expect(canceled([[177_330, "paid"]], refunds)).toBe("You paid $1,773.30 and got back $886.65.");
  });

  it("tells what is still on its way", () => {
    const refunds: [number, string][] = [
      [6_423, "refunded"],
      [82_242, "due"],
      [100, "failed"],
    ];
    expect(canceled([[177_330, "paid"]], refunds)).toBe(
      "You paid $1,773.30, got back $64.23, and $822.42 is on its way to your card.",
    );
  });

  it("leaves out what has not come back yet", () => {
    expect(canceled([[10_000, "paid"]], [[10_000, "pending"]])).toBe(
      "You paid $100.00, and $100.00 is on its way to your card.",
    );
  });

  it("tells that nothing was charged", () => {
    expect(canceled([[177_330, "canceled"]], [])).toBe("You haven’t been charged.");
  });
});
