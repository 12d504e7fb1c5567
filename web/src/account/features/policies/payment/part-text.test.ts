import { expect, test } from "vitest";
import { PAYMENT_PRESETS } from "../data/presets";
import { dueKind, dueOf, planText, shareKind, shareOf } from "./part-text";

test("a plan is said in words", () => {
  expect(planText(PAYMENT_PRESETS.quarter, "USD")).toBe(
    "25 % at booking, remaining balance 60 days before check-in",
  );
  expect(planText([{ share: { amount: 15_000 }, due: { days_after_booking: 1 } }], "USD")).toBe(
    "$150.00 1 day after booking",
  );
  expect(planText([], "USD")).toBe("full payment at booking");
});

test("what is chosen becomes what the server keeps", () => {
  for (const kind of ["percent", "amount", "remainder"] as const) expect(shareKind(shareOf(kind))).toBe(kind);
  for (const kind of ["at_booking", "days_after_booking", "days_before_check_in"] as const)
    expect(dueKind(dueOf(kind, 9))).toBe(kind);
  expect(dueOf("days_before_check_in", 9)).toEqual({ days_before_check_in: 9 });
});
