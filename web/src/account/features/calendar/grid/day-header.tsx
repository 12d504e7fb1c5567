// Months and days above the board. Weeks that come into view are rendered, the others are not rendered again.
import { memo } from "react";
import { cx } from "@/ui/class-names";
import { dayFormat } from "./looks";
import { instantOfDay, weekdayOfDay } from "./viewport/day-number";
import type { Span } from "./viewport/geometry";
import { HEAD_HEIGHT, NAME_WIDTH, WEEK } from "./viewport/measures";

interface DayHeaderProps {
  first: number;
  days: Span;
  dayWidth: number;
  today: number;
}

const isWeekend = (day: number) => weekdayOfDay(day) % (WEEK - 1) === 0;

/** First days of the months in a range, starting with the month of its first day. */
function monthsIn({ start, end }: Span): number[] {
  const months: number[] = [];
  const from = instantOfDay(start);
  for (let month = 0; ; month++) {
    const begins = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + month, 1) / 86_400_000;
    if (begins >= end) return months;
    months.push(begins);
  }
}

export function DayHeader({ first, days, dayWidth, today }: DayHeaderProps) {
  const shown = { start: first + days.start, end: first + days.end };
  const month = dayFormat({ month: "long", year: "numeric" });
  const months = monthsIn(shown);
  const weeks = Array.from({ length: (days.end - days.start) / WEEK }, (_, week) => days.start + week * WEEK);
  return (
    <div
      aria-hidden
      style={{ height: HEAD_HEIGHT }}
      className="sticky top-0 z-3 border-b border-line bg-surface"
    >
      <div
        style={{ width: NAME_WIDTH }}
        className="sticky start-0 z-1 h-full border-e border-line bg-surface"
      />
      <div className="absolute inset-y-0" style={{ left: NAME_WIDTH }}>
        {months.map((begins, place) => {
          const start = Math.max(begins, shown.start);
          const end = months[place + 1] ?? shown.end;
          return (
            <div
              key={begins}
              style={{ left: (start - first) * dayWidth, width: (end - start) * dayWidth }}
              className="absolute top-0 h-6 border-s border-line"
            >
              <span
                style={{ left: NAME_WIDTH + 8 }}
                className="sticky ms-2 inline-block max-w-full truncate pt-1 text-xs font-semibold first-letter:uppercase"
              >
                {month(begins)}
              </span>
            </div>
          );
        })}
        {weeks.map((week) => (
          <WeekHeader key={week} start={first + week} left={week * dayWidth} width={dayWidth} today={today} />
        ))}
      </div>
    </div>
  );
}

interface WeekHeaderProps {
  start: number;
  left: number;
  width: number;
  today: number;
}

const WeekHeader = memo(function WeekHeader({ start, left, width, today }: WeekHeaderProps) {
  const weekday = dayFormat({ weekday: width < 40 ? "narrow" : "short" });
  return (
    <div style={{ left, width: width * WEEK }} className="absolute top-6 bottom-0 grid grid-cols-7">
      {Array.from({ length: WEEK }, (_, place) => start + place).map((day) => (
        <span
          key={day}
          className={cx(
            "flex flex-col items-center justify-center text-2xs leading-3 text-ink-subtle",
            isWeekend(day) && "bg-sunken/60",
          )}
        >
          {weekday(day)}
          <b
            className={cx(
              "text-xs leading-4 font-semibold text-ink tabular-nums",
              day === today && "rounded-full bg-accent px-1.5 text-on-accent",
            )}
          >
            {instantOfDay(day).getUTCDate()}
          </b>
        </span>
      ))}
    </div>
  );
});
