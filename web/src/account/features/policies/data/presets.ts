// Presets: policies as the large channels publish them, which guests already know.
import type { PlanPart, RefundTerms } from "./api-types";

const tiers = (...steps: [days: number, percent: number][]) =>
  steps.map(([days, percent]) => ({ days, percent }));

const byDays = (...steps: [number, number][]): RefundTerms => ({
  method: "days_prior",
  tiers: tiers(...steps),
  grace_hours: null,
  grace_days_before: null,
});

const soonAfterBooking = (hours: number, days: number, ...steps: [number, number][]): RefundTerms => ({
  method: "booking_date",
  tiers: tiers(...steps),
  grace_hours: hours,
  grace_days_before: days,
});

/** Where a channel counts single nights, the nearest share of the whole stay is used. */
export const REFUND_PRESETS = {
  airbnb_flexible: soonAfterBooking(24, 7, [1, 100]),
  airbnb_moderate: soonAfterBooking(24, 7, [5, 100], [0, 50]),
  airbnb_limited: soonAfterBooking(24, 7, [14, 100], [7, 50]),
  airbnb_firm: soonAfterBooking(24, 7, [30, 100], [7, 50]),
  airbnb_strict: soonAfterBooking(48, 14, [7, 50]),
  vrbo_relaxed: byDays([14, 100], [7, 50]),
  vrbo_moderate: byDays([30, 100], [14, 50]),
  vrbo_firm: byDays([60, 100], [30, 50]),
  vrbo_strict: byDays([60, 100]),
  non_refundable: { ...byDays(), method: "no_refunds" },
  long_stay: { ...byDays([30, 100]), method: "long_term" },
} as const satisfies Record<string, RefundTerms>;

export type RefundPreset = keyof typeof REFUND_PRESETS;

const PERCENT = 100;

const deposit = (percent: number, days: number): PlanPart[] => [
  { share: { percent: percent * PERCENT }, due: "at_booking" },
  { share: "remainder", due: { days_before_check_in: days } },
];

const QUARTER = 25;
const HALF = 50;

export const PAYMENT_PRESETS = {
  all_now: [{ share: "remainder", due: "at_booking" }],
  quarter: deposit(QUARTER, 60),
  half: deposit(HALF, 30),
  thirds: [
    { share: { percent: QUARTER * PERCENT }, due: "at_booking" },
    { share: { percent: QUARTER * PERCENT }, due: { days_before_check_in: 90 } },
    { share: "remainder", due: { days_before_check_in: 30 } },
  ],
  all_later: [{ share: "remainder", due: { days_before_check_in: 14 } }],
} as const satisfies Record<string, readonly PlanPart[]>;

export type PaymentPreset = keyof typeof PAYMENT_PRESETS;
