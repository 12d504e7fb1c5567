// Which days of a home can be selected and the note in each cell, from the server's response. Until it arrives, the known taken
// nights are closed.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { type CalendarDate, isSameDate } from "@/kit/dates/civil-date";
import { formatMoney } from "@/kit/money/money";
import type { CellNote } from "@/ui/calendar/calendar-day";
import type { CalendarDay } from "../../site";
import { CellTotal } from "./cell-total";
import { closedReason, type Move } from "./closed-reason";
import type { HomeDays, Projection } from "./day-projection";
import { closedDay } from "./taken-nights";

export interface DayRules {
  /** Whether a day cannot be selected: as arrival, or as departure after a check-in. */
  isClosed: (date: CalendarDate, checkIn: CalendarDate | null) => boolean;
  noteOf: (date: CalendarDate, checkIn: CalendarDate | null) => CellNote | undefined;
}

/** A day before the check-in counts as a new arrival. */
const moveOf = (date: CalendarDate, checkIn: CalendarDate | null): Move =>
  checkIn && date.compare(checkIn) > 0 ? "departure" : "arrival";

export function dayRules(home: HomeDays, projection: Projection, today: CalendarDate): DayRules {
  const isTaken = closedDay(home.taken, home.allowsTurns);
  const dayOf = (date: CalendarDate, move: Move) =>
    move === "departure" ? projection.departure(date) : projection.arrival(date);
  const isClosed: DayRules["isClosed"] = (date, checkIn) => {
    if (isSameDate(date, checkIn)) return false;
    const move = moveOf(date, checkIn);
    const day = dayOf(date, move);
    return day ? day.closed != null : isTaken(date, move === "departure" ? checkIn : null);
  };
  const noteOf: DayRules["noteOf"] = (date, checkIn) => {
    if (date.compare(today) < 0 || isSameDate(date, checkIn)) return undefined;
    const move = moveOf(date, checkIn);
    const isFreeNight = !isTaken(date, null);
    const day = dayOf(date, move);
    if (day && !day.closed) return openNote(day, move, home);
    if (!isClosed(date, checkIn)) return undefined;
    const leastNights = (checkIn && projection.arrival(checkIn)?.nights) ?? null;
    const tooltip = closedReason(day?.closed ?? "overlap", { move, isFreeNight, leastNights });
    return { tooltip, tone: isFreeNight ? undefined : "taken" };
  };
  return { isClosed, noteOf };
}

function openNote({ total, nights }: CalendarDay, move: Move, { currency }: HomeDays): CellNote | undefined {
  if (total == null || nights == null) return undefined;
  const amount = formatMoney(total, currency.code, currentFormat());
  if (move === "arrival") return { srText: t("site.calendar.shortest", { count: nights, amount }) };
  return {
    text: <CellTotal total={total} currency={currency} />,
    srText: t("site.calendar.total", { count: nights, amount }),
  };
}
