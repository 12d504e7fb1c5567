// Which days of a calendar can be selected, given the taken nights.
import type { CalendarDate } from "@/kit/dates/civil-date";
import { earliestCheckOut } from "@/kit/dates/stay-dates";
import type { NightRange } from "../../site";

/** With same-day turnover a guest may arrive on another's departure day; without, a day must lie between. */
function isFree(taken: readonly NightRange[], allowsTurns: boolean, from: CalendarDate, to: CalendarDate) {
  const [checkIn, checkOut] = [from.toString(), to.toString()];
  return !taken.some(({ start, end }) =>
    allowsTurns ? start < checkOut && checkIn < end : start <= checkOut && checkIn <= end,
  );
}

/**
 * Whether a day is closed. Before check-in is selected: its night is taken. After (`anchor`): a taken night lies
 * between the two, so that the first taken night after check-in can still be the check-out.
 */
export const closedDay =
  (taken: readonly NightRange[], allowsTurns = true) =>
  (date: CalendarDate, anchor: CalendarDate | null): boolean => {
    if (!anchor || date.compare(anchor) === 0)
      return !isFree(taken, allowsTurns, date, earliestCheckOut(date));
    return date.compare(anchor) > 0
      ? !isFree(taken, allowsTurns, anchor, date)
      : !isFree(taken, allowsTurns, date, anchor);
  };
