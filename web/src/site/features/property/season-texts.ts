// A season of a home's rates in words: its dates, and how long one stays at least.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { type CalendarDate, formatDateRange, parseIsoDate } from "@/kit/civil-date";
import { dateFormat } from "@/kit/formats";
import type { ListingRate } from "../site";

/** Whether its last night lies behind us; a season that comes back every year never does. */
export function isOver({ end_date, repeat }: ListingRate, today: CalendarDate): boolean {
  const last = parseIsoDate(end_date);
  return !repeat && last !== null && last.compare(today) < 0;
}

/** The base rate has the nights that no other has; all, where there is no other. */
export function seasonDates(
  { start_date, end_date, repeat, base_rate }: ListingRate,
  isOnly = false,
): string {
  const [first, last] = [parseIsoDate(start_date), parseIsoDate(end_date)];
  if (base_rate || !first || !last) return isOnly ? t("site.rates.always") : t("site.rates.otherwise");
  if (!repeat) return formatDateRange(first, last, currentFormat(), "medium");
  return t("site.rates.yearly", { dates: yearlyRange(first, last) });
}

/** Days of any year: a season over new year would otherwise be written with both years. */
function yearlyRange(first: CalendarDate, last: CalendarDate): string {
  const text = dateFormat(currentFormat(), { day: "numeric", month: "short", timeZone: "UTC" });
  return first.year === last.year
    ? formatDateRange(first, last, currentFormat())
    : `${text.format(first.toDate("UTC"))} – ${text.format(last.toDate("UTC"))}`;
}

export function stayLength({ duration, min_nights }: ListingRate): string {
  if (duration) return t("site.rates.together", { count: duration });
  return min_nights ? t("site.rates.nights", { count: min_nights }) : "";
}
