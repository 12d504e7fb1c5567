// Read-only months with bars for taken nights. A bar runs from the middle of its first day to the middle of the day after its last
// night, so that a departure and an arrival fit on the same day.
import { type CalendarDate, DateFormatter, startOfMonth, startOfWeek } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { t } from "@/i18n/ui";
import { IconButton } from "../action/icon-button";
import { cx } from "../class-names";
import { DAYS_A_WEEK, monthWeeks } from "./month-weeks";

type BarTone = "booked" | "blocked" | "tentative";

export interface CalendarBar {
  key: string;
  /** The first night. */
  start: CalendarDate;
  /** The day after the last night. */
  end: CalendarDate;
  tone?: BarTone;
  /** Text on the bar; without it the bar only marks the nights as taken. */
  label?: string;
}

export interface EventCalendarProps {
  label: string;
  bars: readonly CalendarBar[];
  today: CalendarDate;
  /** Number of months side by side. */
  months?: 1 | 2 | 3;
  /** Last date to page forward to. */
  last?: CalendarDate;
  className?: string;
}

const columns = { 1: "max-w-92", 2: "sm:grid-cols-2", 3: "sm:grid-cols-2 lg:grid-cols-3" };

export function EventCalendar({ label, bars, today, months = 1, last, className }: EventCalendarProps) {
  const [first, setFirst] = useState(() => startOfMonth(today));
  const page = (by: number) => setFirst(first.add({ months: by * months }));
  const isAtEnd = last !== undefined && first.add({ months }).compare(last) > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={label} className={cx("flex flex-col gap-3", className)}>
      <div className="flex justify-end gap-1">
        <IconButton
          label={t("ui.previousMonths")}
          size="sm"
          shape="round"
          isDisabled={first.compare(startOfMonth(today)) <= 0}
          onPress={() => page(-1)}
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton
          label={t("ui.nextMonths")}
          size="sm"
          shape="round"
          isDisabled={isAtEnd}
          onPress={() => page(1)}
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <div className={cx("grid w-full gap-x-8 gap-y-7", columns[months])}>
        {Array.from({ length: months }, (_, offset) => first.add({ months: offset })).map((month) => (
          <Month key={month.toString()} month={month} bars={bars} today={today} />
        ))}
      </div>
    </div>
  );
}

interface MonthProps extends Pick<EventCalendarProps, "bars" | "today"> {
  month: CalendarDate;
}

function Month({ month, bars, today }: MonthProps) {
  const { locale } = useLocale();
  const weekday = new DateFormatter(locale, { weekday: "narrow", timeZone: "UTC" });
  const weekdayInFull = new DateFormatter(locale, { weekday: "long", timeZone: "UTC" });
  const name = new DateFormatter(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const week = Array.from({ length: DAYS_A_WEEK }, (_, day) =>
    startOfWeek(month, locale).add({ days: day }).toDate("UTC"),
  );
  return (
    <table className="w-full table-fixed border-collapse text-sm tabular-nums">
      <caption className="pb-2 font-semibold first-letter:uppercase">
        {name.format(month.toDate("UTC"))}
      </caption>
      <thead>
        <tr>
          {week.map((day) => (
            <th
              key={day.getTime()}
              scope="col"
              abbr={weekdayInFull.format(day)}
              className="pb-1.5 text-xs font-medium text-ink-subtle"
            >
              {weekday.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month, locale).map((days, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other key
          <tr key={index}>
            {days.map((date, day) =>
              date ? (
                <Day key={date.toString()} date={date} column={day} bars={bars} today={today} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other key
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tones: Record<BarTone, string> = {
  booked: "bg-accent text-on-accent",
  blocked: "bg-ink-subtle text-ink-inverse",
  tentative: "bg-accent-line text-ink",
};

interface DayProps extends Pick<EventCalendarProps, "bars" | "today"> {
  date: CalendarDate;
  /** Index of the day in its week, from 0. */
  column: number;
}

function Day({ date, column, bars, today }: DayProps) {
  const here = bars.filter(({ start, end }) => start.compare(date) <= 0 && end.compare(date) >= 0);
  const taking = here.find(({ end }) => end.compare(date) > 0);
  return (
    <td className="relative h-11 p-0 pt-1 text-center align-top">
      <span
        className={cx(
          date.compare(today) < 0 && "text-ink-subtle",
          date.compare(today) === 0 && "font-bold text-accent-text",
        )}
      >
        {date.day}
      </span>
      {taking && <span className="sr-only">, {taking.label ?? t("ui.taken")}</span>}
      {here.map((bar) => (
        <Segment key={bar.key} bar={bar} date={date} column={column} />
      ))}
    </td>
  );
}

interface SegmentProps {
  bar: CalendarBar;
  date: CalendarDate;
  column: number;
}

/** The part of a bar on one day; its first day in a week carries the label over the following days. */
function Segment({ bar, date, column }: SegmentProps) {
  const begins = bar.start.compare(date) === 0;
  const ends = bar.end.compare(date) === 0;
  const place = "absolute bottom-1.5 h-3.5";
  return (
    <>
      <span
        aria-hidden
        className={cx(
          place,
          begins ? "start-[52%] rounded-s-full" : "start-0",
          ends ? "end-[52%] rounded-e-full" : "end-0",
          tones[bar.tone ?? "booked"],
        )}
      />
      {bar.label && !ends && (begins || column === 0) && (
        <span
          aria-hidden
          style={{ width: `${labelWidth(bar, date, column, begins)}%` }}
          className={cx(
            place,
            "z-1 truncate bg-transparent! ps-2 text-start text-2xs leading-3.5",
            begins ? "start-[52%]" : "start-0",
            tones[bar.tone ?? "booked"],
          )}
        >
          {bar.label}
        </span>
      )}
    </>
  );
}

/** In percent of a day's width: to the end of the bar or of the week. */
function labelWidth({ end }: CalendarBar, date: CalendarDate, column: number, begins: boolean): number {
  const half = 0.5;
  const toEndOfBar = end.compare(date) + half;
  const toEndOfWeek = DAYS_A_WEEK - column;
  return (Math.min(toEndOfBar, toEndOfWeek) - (begins ? half : 0)) * 100;
}
