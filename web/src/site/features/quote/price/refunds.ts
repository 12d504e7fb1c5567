// Refunds after a cancellation and their deadlines: the server's tiers, as steps for the guest.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { type CalendarDate, formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { exact } from "../../properties";
import type { Quote, RefundTier } from "../../site";

type RefundTerms = Pick<Quote, "refund_policy">;

export interface RefundStep {
  until: CalendarDate;
  /** What comes back, given what will have been paid by then. */
  amount: number;
  /** The owner keeps nothing. */
  isAll: boolean;
  /** For the hours right after booking, instead of a date. */
  hours: number | null;
}

const ALL = 100;

/** From now on to the day of arrival. Steps that read the same are joined. */
export function refundSteps(quote: RefundTerms): RefundStep[] {
  const steps = (quote.refund_policy?.tiers ?? []).flatMap(stepOf);
  return steps.filter((step, index) => {
    const next = steps[index + 1];
    return step.hours !== null || step.amount !== next?.amount || step.isAll !== next.isAll;
  });
}

/** Money that was paid is kept, all of it. */
export const isLost = ({ amount, isAll }: RefundStep) => amount === 0 && !isAll;

function stepOf({ until, percent, amount, hours_after_booking }: RefundTier): RefundStep[] {
  const date = parseIsoDate(until);
  return date ? [{ until: date, amount, isAll: percent === ALL, hours: hours_after_booking ?? null }] : [];
}

export const stepText = ({ until, hours }: RefundStep): string =>
  hours === null
    ? t("site.refund.until", { date: formatDate(until, currentFormat()) })
    : t("site.refund.withinHours", { count: hours });

/** The refund of a cancellation from now on in one line. */
export function refundSummary(quote: RefundTerms & Pick<Quote, "currency">): string | null {
  const { refund_policy } = quote;
  if (!refund_policy) return null;
  if (refund_policy.method === "rental_contract") return refund_policy.name;
  const steps = refundSteps(quote);
  const [next] = steps;
  if (!next || steps.every(isLost)) return t("site.refund.none");
  const when = stepText(next);
  if (next.isAll) return t("site.refund.free", { when });
  return next.amount > 0
    ? t("site.refund.part", { amount: exact(next.amount, quote.currency), when })
    : refund_policy.name;
}
