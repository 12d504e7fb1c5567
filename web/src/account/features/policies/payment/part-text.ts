// A part of a payment plan as text, and the values that its row edits.
import { t } from "@/i18n/policies";
import { percentOf } from "@/kit/money/percent";
import { moneyText } from "../../values";
import type { PlanDue, PlanPart, PlanShare } from "../data/api-types";

export const SHARE_KINDS = ["percent", "amount", "remainder"] as const;
export const DUE_KINDS = ["at_booking", "days_after_booking", "days_before_check_in"] as const;

type ShareKind = (typeof SHARE_KINDS)[number];
type DueKind = (typeof DUE_KINDS)[number];

const QUARTER = 2_500;
const USUAL_DAYS = 30;

export function shareKind(share: PlanShare): ShareKind {
  if (share === "remainder") return "remainder";
  return "percent" in share ? "percent" : "amount";
}

export function dueKind(due: PlanDue): DueKind {
  if (due === "at_booking") return "at_booking";
  return "days_after_booking" in due ? "days_after_booking" : "days_before_check_in";
}

/** The default share of a kind. */
export function shareOf(kind: ShareKind): PlanShare {
  if (kind === "remainder") return "remainder";
  return kind === "percent" ? { percent: QUARTER } : { amount: 0 };
}

export function daysOf(due: PlanDue): number {
  if (due === "at_booking") return USUAL_DAYS;
  return "days_after_booking" in due ? due.days_after_booking : due.days_before_check_in;
}

export function dueOf(kind: DueKind, days: number): PlanDue {
  if (kind === "at_booking") return "at_booking";
  return kind === "days_after_booking" ? { days_after_booking: days } : { days_before_check_in: days };
}

const shareText = (share: PlanShare, currency: string) => {
  if (share === "remainder") return t("policies.part.rest");
  return "percent" in share ? `${percentOf(share.percent)} %` : moneyText(share.amount, currency);
};

const dueText = (due: PlanDue) => {
  if (due === "at_booking") return t("policies.part.atBooking");
  return "days_after_booking" in due
    ? t("policies.part.afterBooking", { count: due.days_after_booking })
    : t("policies.part.beforeArrival", { count: due.days_before_check_in });
};

/** "25 % at booking, the rest 60 days before arrival". */
export const planText = (parts: readonly PlanPart[], currency: string) =>
  parts.length === 0
    ? t("policies.part.none")
    : parts.map(({ share, due }) => `${shareText(share, currency)} ${dueText(due)}`).join(", ");
