// Check-in and check-out as picked, and as sent.

import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import {
  type CalendarDate,
  formatDateRange,
  nightsBetween,
  parseIsoDate,
  toIsoDate,
} from "@/kit/dates/civil-date";

export interface StayDates {
  check_in: string;
  check_out: string;
}

export interface DateSpan {
  start: CalendarDate;
  end: CalendarDate;
}

/** `null` if there is no night between them. */
export const datesOf = ({ start, end }: DateSpan): StayDates | null =>
  start.compare(end) < 0 ? { check_in: toIsoDate(start), check_out: toIsoDate(end) } : null;

export function spanOf({ check_in, check_out }: StayDates): DateSpan | null {
  const [start, end] = [parseIsoDate(check_in), parseIsoDate(check_out)];
  return start && end ? { start, end } : null;
}

export function stayText(dates: StayDates): string {
  const span = spanOf(dates);
  if (!span) return "";
  const count = nightsBetween(span.start, span.end);
  const range = formatDateRange(span.start, span.end, currentFormat(), "medium");
  return `${range} · ${t("account.bill.nights", { count })}`;
}
