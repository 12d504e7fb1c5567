// Stays of the same length on the days nearest to the wanted ones.
import { type CalendarDate, nightsBetween, parseIsoDate } from "@/kit/dates/civil-date";
import type { Stay } from "../../availability";

interface Day {
  check_in: string;
  check_out: string;
  total?: number | null;
}

const distance = (a: CalendarDate, b: CalendarDate) => Math.abs(nightsBetween(a, b));

/** Available days, nearest first; of two equally near the later, since plans are easier postponed. */
export function nearestStays(days: readonly Day[], wanted: Stay): Stay[] {
  return days
    .filter(({ total }) => total != null)
    .flatMap((day) => {
      const [checkIn, checkOut] = [parseIsoDate(day.check_in), parseIsoDate(day.check_out)];
      return checkIn && checkOut ? [{ checkIn, checkOut }] : [];
    })
    .sort(
      (a, b) =>
        distance(a.checkIn, wanted.checkIn) - distance(b.checkIn, wanted.checkIn) ||
        b.checkIn.compare(a.checkIn),
    );
}
