// Calendar to select check-in and check-out by the rules of the specification; the data on a home's days comes from its props.
import { useState } from "react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { type CalendarDate, formatDate } from "@/kit/dates/civil-date";
import { earliestCheckIn, latestCheckOut, repairCheckOut } from "@/kit/dates/stay-dates";
import { Button } from "@/ui/action/button";
import { Calendar } from "@/ui/calendar/calendar";
import type { CellNote, SpanPart } from "@/ui/calendar/calendar-day";
import type { Span } from "./days/day-projection";
import type { DayRules } from "./days/day-rules";
import type { Stay } from "./stay";

export interface StayCalendarProps {
  label: string;
  /** Today in the home's time zone. */
  today: CalendarDate;
  stay: Stay | null;
  onChange: (stay: Stay) => void;
  /** Called to clear the dates; without it there is no such button. */
  onClear?: () => void;
  rules?: DayRules;
  /** Called with the check-in while check-out is still to be selected. */
  onCheckIn?: (checkIn: CalendarDate | null) => void;
  onShow?: (span: Span) => void;
  months?: 1 | 2;
  autoFocus?: boolean;
}

const EVERY_DAY: DayRules = { isClosed: () => false, noteOf: () => undefined };

export function StayCalendar(props: StayCalendarProps) {
  const { label, today, stay, onChange, onClear, rules = EVERY_DAY, onShow, months = 1, autoFocus } = props;
  const [checkIn, setCheckIn] = useState<CalendarDate | null>(null);
  const [hovered, setHovered] = useState<CalendarDate | null>(null);
  const begin = (date: CalendarDate | null) => {
    setCheckIn(date);
    props.onCheckIn?.(date);
  };
  const pick = (date: CalendarDate) => {
    if (!checkIn || date.compare(checkIn) < 0) return begin(date);
    begin(null);
    onChange({ checkIn, checkOut: repairCheckOut(checkIn, date) });
  };
  const clear = () => {
    begin(null);
    onClear?.();
  };
  const isOpen = (date: CalendarDate | null) => date !== null && !rules.isClosed(date, checkIn);
  const chosen = checkIn ? { checkIn, checkOut: isOpen(hovered) ? hovered : null } : stay;
  const noteOf = (date: CalendarDate): CellNote | undefined =>
    withPart(rules.noteOf(date, checkIn), chosen && partOf(date, chosen.checkIn, chosen.checkOut));
  return (
    <div className="mx-auto flex w-fit max-w-full flex-col gap-3 max-sm:w-full">
      <Calendar
        label={label}
        months={months}
        autoFocus={autoFocus}
        minValue={earliestCheckIn(today)}
        maxValue={latestCheckOut(today)}
        value={null}
        defaultFocusedValue={stay?.checkIn ?? today}
        onChange={pick}
        isDateUnavailable={(date) => rules.isClosed(date as CalendarDate, checkIn)}
        noteOf={noteOf}
        onDayHover={setHovered}
        onShow={(first, last) => onShow?.({ first, last })}
        className="mx-auto"
      />
      <div className="mx-auto flex min-h-10 w-full items-start justify-between gap-4 text-sm text-ink-muted">
        <div className="min-w-0">
          <p role="status">{hintOf(checkIn)}</p>
          <DayLine date={hovered} note={hovered && rules.noteOf(hovered, checkIn)} />
        </div>
        {onClear && (stay || checkIn) && (
          <Button size="sm" variant="quiet" className="-me-2 -mt-1.5" onPress={clear}>
            {t("site.calendar.clear")}
          </Button>
        )}
      </div>
    </div>
  );
}

const hintOf = (checkIn: CalendarDate | null) =>
  checkIn
    ? t("site.calendar.leave", { date: formatDate(checkIn, currentFormat()) })
    : t("site.calendar.hint");

/** The note of the hovered or touched day. Its cell has the same text for screen readers. */
function DayLine({ date, note }: { date: CalendarDate | null; note: CellNote | null | undefined }) {
  const text = note?.tooltip ?? note?.srText;
  return (
    <p aria-hidden className="min-h-5 font-medium text-ink">
      {date && text && `${formatDate(date, currentFormat(), "short")}: ${text}`}
    </p>
  );
}

function partOf(date: CalendarDate, from: CalendarDate, to: CalendarDate | null): SpanPart | undefined {
  if (date.compare(from) === 0) return to && to.compare(from) > 0 ? "start" : "only";
  if (!to || date.compare(from) < 0 || date.compare(to) > 0) return undefined;
  return date.compare(to) === 0 ? "end" : "inside";
}

const PART_TEXTS: Record<SpanPart, () => string> = {
  start: () => t("site.quote.checkIn"),
  only: () => t("site.quote.checkIn"),
  inside: () => t("site.calendar.inStay"),
  end: () => t("site.quote.checkOut"),
};

function withPart(note: CellNote | undefined, part: SpanPart | null | undefined): CellNote | undefined {
  if (!part) return note;
  const srText = [PART_TEXTS[part](), note?.srText].filter(Boolean).join(", ");
  return { text: note?.text, part, srText };
}
