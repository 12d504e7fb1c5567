// A calendar to pick check-in and check-out by the rules of the specification.
import { t } from "@/i18n/site";
import type { CalendarDate } from "@/kit/civil-date";
import { earliestCheckIn, latestCheckOut, repairCheckOut } from "@/kit/stay-dates";
import type { CellNoteOf } from "@/ui/calendar-month";
import { RangeCalendar } from "@/ui/range-calendar";

import type { NightRange } from "../site";
import type { Stay } from "./stay";
import { closedDay } from "./taken-nights";

export interface StayCalendarProps {
  label: string;
  /** Today where the home is. */
  today: CalendarDate;
  stay: Stay | null;
  onChange: (stay: Stay) => void;
  taken?: readonly NightRange[];
  allowsTurns?: boolean;
  months?: 1 | 2;
  autoFocus?: boolean;
}

const NONE_TAKEN: readonly NightRange[] = [];

export function StayCalendar({
  label,
  today,
  stay,
  onChange,
  taken = NONE_TAKEN,
  allowsTurns,
  months = 1,
  autoFocus,
}: StayCalendarProps) {
  const isClosed = closedDay(taken, allowsTurns);
  const noteOf: CellNoteOf = (date) =>
    date.compare(today) >= 0 && isClosed(date, null) ? { spoken: t("site.calendar.taken") } : undefined;
  return (
    <RangeCalendar
      label={label}
      months={months}
      autoFocus={autoFocus}
      minValue={earliestCheckIn(today)}
      maxValue={latestCheckOut(today)}
      value={stay && { start: stay.checkIn, end: stay.checkOut }}
      defaultFocusedValue={stay?.checkIn ?? today}
      onChange={({ start, end }) => onChange({ checkIn: start, checkOut: repairCheckOut(start, end) })}
      isDateUnavailable={(date, anchor) => isClosed(date as CalendarDate, anchor)}
      noteOf={noteOf}
      className="mx-auto"
    />
  );
}
