// Segments of the payments, and the list of each, with exactly the filters that its total was computed with.
import { PAYMENT_STATE, RESERVATION_STATUS } from "@/api/codes";
import { listHref } from "../../resources";
import type { PaymentSum, PaymentSummary } from "./api-types";

export const SEGMENTS = ["overdue", "due", "pending", "paid"] as const;
export type SegmentName = (typeof SEGMENTS)[number];

const BOOKED_AND_DUE = { state: PAYMENT_STATE.due, reservation_status: RESERVATION_STATUS.reserved };

export function filtersOf(
  name: SegmentName,
  { today, paid_since }: Pick<PaymentSummary, "today" | "paid_since">,
): Record<string, string> {
  if (name === "overdue") return { overdue_from__lte: today };
  if (name === "due") return { ...BOOKED_AND_DUE, due_date__gte: today };
  return name === "paid" ? { state: PAYMENT_STATE.paid, paid_at__gte: paid_since } : { state: name };
}

/** Received payments are shown newest first, all others by due date. */
export const segmentHref = (name: SegmentName, filters: Record<string, string>) =>
  `${listHref("reservation-payment")}?${new URLSearchParams(name === "paid" ? { ...filters, sort: "-paid_at" } : filters)}`;

/** Whether the address shows exactly this segment, in any order. */
export const isShown = (filters: Record<string, string>, search: Record<string, unknown>) =>
  Object.entries(filters).every(([name, value]) => search[name] === value) &&
  Object.keys(search).every((name) => name in filters || name === "sort" || name === "o" || name === "l");

export const countOf = (sums: readonly PaymentSum[]) => sums.reduce((whole, { count }) => whole + count, 0);
