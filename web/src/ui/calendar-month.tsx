// One month of a calendar or a range calendar: always 35 or 42 cells, so that the page does not jump between months.

import { type CalendarDate, getWeeksInMonth, isSameMonth } from "@internationalized/date";
import { type ReactNode, useContext } from "react";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from "react-aria-components/Calendar";
import { useLocale } from "react-aria-components/I18nProvider";
import { RangeCalendarStateContext } from "react-aria-components/RangeCalendar";
import { cx } from "./class-names";

const LEAST_WEEKS = 5;

/** What a cell says besides its day: a price, or why the day is closed. */
export interface CellNote {
  /** Drawn small below the day. */
  text?: ReactNode;
  /** Read after the date by screen readers, and shown on hover. */
  spoken: string;
}

export type CellNoteOf = (date: CalendarDate) => CellNote | undefined;

interface CalendarMonthProps {
  /** Months after the first one shown. */
  offset: number;
  noteOf?: CellNoteOf;
  isRange?: boolean;
}

export function CalendarMonth({ offset, noteOf, isRange }: CalendarMonthProps) {
  return (
    <CalendarGrid
      offset={{ months: offset }}
      weekdayStyle="short"
      className="w-full table-fixed border-collapse"
    >
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="pb-2 text-xs font-medium text-ink-subtle">{day}</CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <MonthBody offset={offset} noteOf={noteOf} isRange={isRange} />
    </CalendarGrid>
  );
}

function MonthBody({ offset, noteOf, isRange }: CalendarMonthProps) {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const { locale } = useLocale();
  const state = single ?? range;
  if (!state) throw new Error("A month must stand in a calendar.");
  const first = state.visibleRange.start.add({ months: offset });
  const weeks = Math.max(LEAST_WEEKS, getWeeksInMonth(first, locale));
  return (
    <tbody>
      {Array.from({ length: weeks }, (_, week) => first.add({ weeks: week })).map((start, week) => (
        <tr key={start.toString()}>
          {state.getDatesInWeek(week, first).map((date, day) =>
            date && isSameMonth(date, first) ? (
              <DayCell key={date.toString()} date={date} note={noteOf?.(date)} isRange={isRange} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other name
              <td key={day} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}

interface DayCellProps {
  date: CalendarDate;
  note?: CellNote;
  isRange?: boolean;
}

const cell =
  "group relative flex h-11 w-full flex-col items-center justify-center outline-none select-none sm:h-12 " +
  "data-disabled:text-ink-subtle/55 data-unavailable:text-ink-subtle/80 data-unavailable:line-through";

/** The band that joins the days of a range. */
const band =
  "data-selected:bg-accent-soft data-selection-start:rounded-s-full data-selection-end:rounded-e-full [td:first-child>&]:rounded-s-full [td:last-child>&]:rounded-e-full data-invalid:bg-danger-soft";

const disc =
  "absolute inset-0 m-auto aspect-square h-full max-w-full rounded-full border-[1.5px] border-transparent transition-colors " +
  "outline-2 outline-offset-1 outline-transparent group-data-focus-visible:z-1 group-data-focus-visible:outline-focus " +
  "group-data-hovered:border-ink-muted group-data-pressed:bg-pressed group-data-unavailable:border-transparent";

const discChosen =
  "border-accent bg-accent group-data-invalid:border-danger-solid group-data-invalid:bg-danger-solid";

function DayCell({ date, note, isRange }: DayCellProps) {
  return (
    <CalendarCell
      date={date}
      className={cx(cell, isRange && band)}
      render={(props) => {
        const label = [props["aria-label"], note?.spoken].filter(Boolean).join(", ");
        return <div {...props} {...{ "aria-label": label }} title={note?.spoken} />;
      }}
    >
      {({ formattedDate, isSelected, isSelectionStart, isSelectionEnd, isToday }) => {
        const isChosen = isSelected && (!isRange || isSelectionStart || isSelectionEnd);
        return (
          <>
            <span className={cx(disc, isChosen && discChosen)} />
            <span
              className={cx(
                "relative text-sm tabular-nums",
                isChosen ? "font-semibold text-on-accent" : isToday && "font-bold text-accent-text",
              )}
            >
              {formattedDate}
            </span>
            {note?.text && (
              <span
                className={cx(
                  "relative text-2xs leading-3 tabular-nums",
                  isChosen ? "text-on-accent" : "text-ink-subtle",
                )}
              >
                {note.text}
              </span>
            )}
          </>
        );
      }}
    </CalendarCell>
  );
}
