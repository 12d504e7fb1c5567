// Calendars with closed days and prices in their cells.
import { type CalendarDate, getDayOfWeek, getLocalTimeZone, today } from "@internationalized/date";
import { useState } from "react";
import { Calendar } from "@/ui/calendar/calendar";
import type { CellNoteOf } from "@/ui/calendar/calendar-month";
import { type CalendarBar, EventCalendar } from "@/ui/calendar/event-calendar";
import { RangeCalendar } from "@/ui/calendar/range-calendar";
import { Section } from "./section";

const now = today(getLocalTimeZone());
const isTaken = (date: { day: number }) => date.day % 11 === 0;

const noteOf: CellNoteOf = (date) => {
  if (date.compare(now) < 0) return undefined;
  if (isTaken(date)) return { tooltip: "Booked", tone: "taken" };
  const price = getDayOfWeek(date, "en-US") >= 5 ? 180 : 129;
  return { text: `$${price}`, srText: `$${price} a night` };
};

const bar = (key: string, from: number, nights: number, rest: Partial<CalendarBar>): CalendarBar => {
  const start = now.add({ days: from });
  return { key, start, end: start.add({ days: nights }), ...rest };
};

const bars = [
  bar("a", -2, 5, { label: "Ada Lovelace" }),
  bar("b", 3, 4, { label: "Grace Hopper", tone: "tentative" }),
  bar("c", 10, 6, { label: "Repairs", tone: "blocked" }),
  bar("d", 20, 12, { label: "Katherine Johnson" }),
];

export function Dates() {
  const [stay, setStay] = useState<{ start: CalendarDate; end: CalendarDate } | null>({
    start: now.set({ day: 1 }).add({ months: 1, days: 11 }),
    end: now.set({ day: 1 }).add({ months: 1, days: 16 }),
  });
  return (
    <Section
      title="Calendar and range calendar"
      note="35 or 42 cells; closed days say why; a cell may carry a price."
    >
      <div className="grid items-start gap-10 lg:grid-cols-[auto_1fr]">
        <Calendar label="Check-in" defaultValue={now} minValue={now} isDateUnavailable={isTaken} />
        <RangeCalendar
          label="Stay"
          months={2}
          value={stay}
          onChange={setStay}
          minValue={now}
          isDateUnavailable={isTaken}
          defaultFocusedValue={stay?.start}
          noteOf={noteOf}
        />
      </div>
      <EventCalendar label="Reservations of Gull House" bars={bars} today={now} months={3} />
    </Section>
  );
}
