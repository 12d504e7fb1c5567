// Texts about a season of a home's rates: its dates and minimum stay.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { type CalendarDate, formatDateRange, parseIsoDate } from "@/kit/dates/civil-date";
import { dateFormat } from "@/kit/formats";
import type { ListingRate } from "../../site";

/** Whether its last night is in the past; a season that repeats every year is never over. */
export function isOver({ end_date, repeat }: ListingRate, today: CalendarDate): boolean {
  const last = parseIsoDate(end_date);
  return !repeat && last !== null && last.compare(today) < 0;
}

/** The base rate applies to the nights that no other rate covers; to all nights if it is the only rate. */
export function seasonDates(
  { start_date, end_date, repeat, base_rate }: ListingRate,
  isOnly = false,
): string {
  const [first, last] = [parseIsoDate(start_date), parseIsoDate(end_date)];
  if (base_rate || !first || !last) return isOnly ? t("site.rates.always") : t("site.rates.otherwise");
  if (!repeat) return formatDateRange(first, last, currentFormat(), "medium");
  return t("site.rates.yearly", { dates: yearlyRange(first, last) });
}

/** Day and month only: a season over New Year would otherwise be formatted with both years. */
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
