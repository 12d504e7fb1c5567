// Events of a reservation, past or coming, in the order of time.
import { Check } from "lucide-react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { exact } from "../../properties";
import type { Moment, Reservation } from "../../site";

const NAMES: Record<string, (moment: Moment) => string> = {
  requested: () => t("site.moment.requested"),
  booked: () => t("site.moment.booked"),
  changed: () => t("site.moment.changed"),
  hold_ends: () => t("site.moment.holdEnds"),
  request_ends: () => t("site.moment.requestEnds"),
  payment: ({ done }) => (done ? t("site.moment.paid") : t("site.moment.payment")),
  refund: ({ done }) => (done ? t("site.moment.refunded") : t("site.moment.refund")),
  check_in: () => t("site.quote.checkIn"),
  check_out: () => t("site.quote.checkOut"),
  deposit_hold: () => t("site.moment.depositHold"),
  deposit_charge: () => t("site.moment.depositCharge"),
  deposit_release: () => t("site.moment.depositRelease"),
  deposit_refund: () => t("site.moment.depositRefund"),
  canceled: () => t("site.moment.canceled"),
};

/** Only deadlines show a time of day. */
const WITH_TIME = ["hold_ends", "request_ends"];

function whenText({ kind, date, at }: Moment): string {
  if (at && WITH_TIME.includes(kind)) {
    return new Intl.DateTimeFormat(currentFormat(), { dateStyle: "medium", timeStyle: "short" }).format(
      new Date(at),
    );
  }
  const day = parseIsoDate(date);
  return day ? formatDate(day, currentFormat()) : date;
}

interface TimelineProps {
  moments: readonly Moment[];
  currency: Reservation["currency"];
}

export function Timeline({ moments, currency }: TimelineProps) {
  const next = moments.findIndex(({ done }) => !done);
  return (
    <ol className="flex flex-col">
      {moments.map((moment, index) => (
        <li
          key={`${moment.kind} ${moment.at ?? moment.date} ${moment.amount}`}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < moments.length - 1 && (
            <span
              aria-hidden
              className={cx(
                "absolute start-3 top-6 bottom-0 w-0.5 -translate-x-1/2 rtl:translate-x-1/2",
                moment.done ? "bg-accent" : "bg-line",
              )}
            />
          )}
          <Mark isDone={moment.done} isNext={index === next} />
          <div className="min-w-0 flex-1">
            <p className={cx("flex flex-wrap justify-between gap-x-4", moment.done && "text-ink-muted")}>
              <span className="font-medium">{NAMES[moment.kind]?.(moment) ?? moment.kind}</span>
              {moment.amount != null && (
                <span className="tabular-nums">{exact(moment.amount, currency)}</span>
              )}
            </p>
            <p className="text-sm text-ink-subtle">{whenText(moment)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ isDone, isNext }: { isDone: boolean; isNext: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        "relative z-1 grid size-6 shrink-0 place-items-center rounded-full border-2",
        isDone && "border-accent bg-accent text-on-accent",
        !isDone && (isNext ? "border-accent bg-surface" : "border-line-strong bg-surface"),
      )}
    >
      {isDone && <Check strokeWidth={3} className="size-3.5" />}
      {isNext && <span className="size-2 rounded-full bg-accent" />}
    </span>
  );
}
