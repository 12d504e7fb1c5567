// The time from booking to arrival as a line: periods in colors, or single days as dots. The list beside it has the same content.
import { t } from "@/i18n/policies";
import { nightsBetween, parseIsoDate } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { dateText } from "../../values";

export type Tone = "all" | "some" | "none" | "money";

/** Color of a period or a dot, also used by the list. */
export const TONES: Record<Tone, string> = {
  all: "bg-success",
  some: "bg-warning",
  none: "bg-line-strong",
  money: "bg-accent",
};

interface Stretch {
  from: string;
  until: string;
  tone: Tone;
}

interface TimelineProps {
  /** From the day of booking to the day of arrival. */
  start: string;
  end: string;
  stretches?: readonly Stretch[];
  /** Days shown as dots. */
  days?: readonly string[];
}

const daysBetween = (from: string, until: string) => {
  const [first, last] = [parseIsoDate(from), parseIsoDate(until)];
  return first && last ? nightsBetween(first, last) : 0;
};

const WHOLE = 100;

/** Position of a day on the line, in percent. */
export function placeOf(day: string, start: string, end: string): number {
  const length = daysBetween(start, end);
  return length === 0 ? 0 : Math.min(WHOLE, Math.max(0, (daysBetween(start, day) / length) * WHOLE));
}

export function Timeline({ start, end, stretches = [], days = [] }: TimelineProps) {
  return (
    <div aria-hidden className="select-none">
      <div className="relative h-3">
        <div className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
          {stretches.map(({ from, until, tone }) => (
            <div
              key={from}
              className={cx("h-full min-w-1.5", TONES[tone])}
              style={{ flexGrow: daysBetween(from, until) + 1 }}
            />
          ))}
        </div>
        <div className="absolute inset-x-2 inset-y-0">
          {days.map((day) => (
            <span
              key={day}
              className={cx(
                "absolute top-1/2 size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface rtl:translate-x-1/2",
                TONES.money,
              )}
              style={{ insetInlineStart: `${placeOf(day, start, end)}%` }}
            />
          ))}
        </div>
      </div>
      <div className="mt-2 flex justify-between gap-4 text-xs text-ink-subtle">
        <span>{t("policies.line.booked", { date: dateText(start) })}</span>
        <span className="text-end">{t("policies.line.arrival", { date: dateText(end) })}</span>
      </div>
    </div>
  );
}
