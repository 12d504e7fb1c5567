// Civil dates ("2027-03-14"): no time, no zone. A stay's dates mean the same day everywhere.
import { CalendarDate, DateFormatter, parseDate, startOfWeek } from "@internationalized/date";
import { dateFormat } from "../formats";

/** A date in the API's format. */
export type IsoDate = string;

export function parseIsoDate(text: string | null | undefined): CalendarDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

export const toIsoDate = (date: CalendarDate): IsoDate => date.toString();

export function nightsBetween(checkIn: CalendarDate, checkOut: CalendarDate): number {
  return daysSinceEpoch(checkOut) - daysSinceEpoch(checkIn);
}

const DAY = 86_400_000;
const daysSinceEpoch = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day) / DAY;

export const isSameDate = (a: CalendarDate | null, b: CalendarDate | null) =>
  a === b || (a !== null && b !== null && a.compare(b) === 0);

/** Weekdays are numbered from 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: CalendarDate) => new Date(daysSinceEpoch(date) * DAY).getUTCDay();

const SUNDAY = Date.UTC(2026, 10, 15);

/** Weekdays by their numbers, as "Friday or Saturday". */
export function weekdayChoice(numbers: readonly number[], locale: string): string {
  const names = numbers.map((number) => weekdayName(number, locale, "long"));
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(names);
}

const WEEK = 7;

/** The weekday numbers in the order of the reader's week. */
export function weekOf(locale: string): number[] {
  const first = weekdayOf(startOfWeek(new CalendarDate(2026, 11, 18), locale));
  return Array.from({ length: WEEK }, (_, place) => (first + place) % WEEK);
}

export const weekdayName = (number: number, locale: string, weekday: "short" | "long") =>
  dateFormat(locale, { weekday, timeZone: "UTC" }).format(SUNDAY + number * DAY);

/** The civil date of an instant in a place's time zone: "today" at the property. */
export function dateIn(timeZone: string, now: Date): CalendarDate {
  const parts = dateFormat("en-CA", { timeZone, dateStyle: "short" }).format(now);
  return parseDate(parts);
}

/** Today in the visitor's time zone. */
export function localToday(): CalendarDate {
  const now = new Date();
  return new CalendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

const STYLES = {
  short: { day: "numeric", month: "short" },
  medium: { day: "numeric", month: "short", year: "numeric" },
  weekday: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof STYLES;

const formatter = (locale: string, style: DateStyle) =>
  new DateFormatter(locale, { ...STYLES[style], timeZone: "UTC" });

export const formatDate = (date: CalendarDate, locale: string, style: DateStyle = "medium") =>
  formatter(locale, style).format(date.toDate("UTC"));

/** "3–8 Jun": parts common to both dates are written once. */
export const formatDateRange = (
  from: CalendarDate,
  to: CalendarDate,
  locale: string,
  style: DateStyle = "short",
) => formatter(locale, style).formatRange(from.toDate("UTC"), to.toDate("UTC"));

export { CalendarDate };
