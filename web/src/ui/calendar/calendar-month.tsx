// One month of a calendar or a range calendar.
import type { CalendarDate } from "@internationalized/date";
import { Fragment, type ReactNode, useContext } from "react";
import {
  CalendarGrid,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from "react-aria-components/Calendar";
import { useLocale } from "react-aria-components/I18nProvider";
import { RangeCalendarStateContext } from "react-aria-components/RangeCalendar";
import { type CellNote, DayCell, type DayHover } from "./calendar-day";
import { monthWeeks } from "./month-weeks";

export type CellNoteOf = (date: CalendarDate) => CellNote | undefined;

interface CalendarMonthProps {
  /** Number of months after the first one shown. */
  offset: number;
  noteOf?: CellNoteOf;
  onDayHover?: DayHover;
  isRange?: boolean;
  /** Custom rendering of a day, as a `CalendarCell`. */
  drawDay?: (date: CalendarDate) => ReactNode;
}

export function CalendarMonth(month: CalendarMonthProps) {
  return (
    <CalendarGrid
      offset={{ months: month.offset }}
      weekdayStyle="short"
      className="w-full table-fixed border-collapse [&_td]:px-0 [&_td]:py-px"
    >
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="pb-2 text-xs font-medium text-ink-subtle">{day}</CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <MonthBody {...month} />
    </CalendarGrid>
  );
}

function MonthBody({ offset, noteOf, onDayHover, isRange, drawDay }: CalendarMonthProps) {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const { locale } = useLocale();
  const state = single ?? range;
  if (!state) throw new Error("A month must stand in a calendar.");
  const weeks = monthWeeks(state.visibleRange.start.add({ months: offset }), locale);
  return (
    <tbody>
      {weeks.map((days, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other key
        <tr key={week}>
          {days.map((date, day) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other key
            if (!date) return <td key={day} />;
            if (drawDay) return <Fragment key={date.toString()}>{drawDay(date)}</Fragment>;
            return (
              <DayCell
                key={date.toString()}
                date={date}
                note={noteOf?.(date)}
                onDayHover={onDayHover}
                isRange={isRange}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
