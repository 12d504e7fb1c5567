// Rules for check-in and check-out that a date picker enforces itself; the server decides.
import type { CalendarDate } from "@internationalized/date";

/** Check-out can be selected up to this many years ahead. */
export const CHECK_OUT_YEARS_AHEAD = 3;

/** Check-in cannot be before today. */
export const earliestCheckIn = (today: CalendarDate) => today;

/** Check-out is at least one day after check-in. */
export const earliestCheckOut = (checkIn: CalendarDate) => checkIn.add({ days: 1 });

export const latestCheckOut = (today: CalendarDate) => today.add({ years: CHECK_OUT_YEARS_AHEAD });

/** A check-out that is not after check-in becomes the day after it. */
export function repairCheckOut(checkIn: CalendarDate, checkOut: CalendarDate | null): CalendarDate {
  return checkOut && checkOut.compare(checkIn) > 0 ? checkOut : earliestCheckOut(checkIn);
}
