// Refunds after a cancellation and their deadlines: the server's tiers, as steps for the guest.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { type CalendarDate, formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import type { Quote, RefundTier } from "../../site";

interface RefundStep {
  until: CalendarDate;
  percent: number;
  amount: number;
  /** For the hours right after booking, instead of a date. */
  hours: number | null;
}

const ALL = 100;

/** Drops a step that is followed by one at least as good. */
export function refundSteps(quote: Pick<Quote, "refund_policy">): RefundStep[] {
  const steps = (quote.refund_policy?.tiers ?? []).flatMap(stepOf);
  return steps.filter(({ percent }, index) => percent > (steps[index + 1]?.percent ?? 0));
}

function stepOf({ until, percent, amount, hours_after_booking }: RefundTier): RefundStep[] {
  const date = parseIsoDate(until);
  return date ? [{ until: date, percent, amount, hours: hours_after_booking ?? null }] : [];
}

export const stepText = ({ until, hours }: RefundStep): string =>
  hours === null
    ? t("site.refund.until", { date: formatDate(until, currentFormat()) })
    : t("site.refund.withinHours", { count: hours });

/** The best refund in one line. */
export function refundSummary(quote: Pick<Quote, "refund_policy">): string | null {
  const { refund_policy } = quote;
  if (!refund_policy) return null;
  const [best] = refundSteps(quote);
  if (!best) return refund_policy.method === "no_refunds" ? t("site.refund.none") : refund_policy.name;
  const when = stepText(best);
  return best.percent === ALL
    ? t("site.refund.free", { when })
    : t("site.refund.part", { percent: String(best.percent), when });
}
