// A stay as a guest selects it: two civil dates, the second after the first.
import type { CalendarDate } from "@/kit/dates/civil-date";

export interface Stay {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
}
