// The days of a month in whole weeks, always 35 or 42 cells, so that the page does not jump between months.
import {
  type CalendarDate,
  getWeeksInMonth,
  isSameMonth,
  startOfMonth,
  startOfWeek,
} from "@internationalized/date";

/** Number of cells: five weeks, or six where five are too few. */
export const MONTH_CELLS = { least: 35, most: 42 };

export const DAYS_A_WEEK = 7;

/** The weeks of a month, each with seven days; `null` for a day of another month. */
export function monthWeeks(month: CalendarDate, locale: string): (CalendarDate | null)[][] {
  const first = startOfWeek(startOfMonth(month), locale);
  const weeks = Math.max(MONTH_CELLS.least / DAYS_A_WEEK, getWeeksInMonth(month, locale));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, day) => {
      const date = first.add({ weeks: week, days: day });
      return isSameMonth(date, month) ? date : null;
    }),
  );
}
