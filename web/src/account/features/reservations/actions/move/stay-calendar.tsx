// Calendar to pick check-in and check-out; nights that are taken are struck out.
import { useState } from "react";
import { t } from "@/i18n/account";
import { BREAKPOINTS } from "@/kit/browser/breakpoints";
import { type CalendarDate, localToday, toIsoDate } from "@/kit/dates/civil-date";
import { RangeCalendar } from "@/ui/calendar/range-calendar";
import { type DateSpan, datesOf, type StayDates, spanOf } from "../../data/stay-dates";

export interface StayCalendarProps {
  label: string;
  value: StayDates | null;
  taken: ReadonlySet<string>;
  onChange: (dates: StayDates) => void;
  autoFocus?: boolean;
}

export function StayCalendar({ label, value, taken, onChange, autoFocus }: StayCalendarProps) {
  const [months] = useState<1 | 2>(() => (innerWidth >= BREAKPOINTS.sm ? 2 : 1));
  const span = value && spanOf(value);
  const noteOf = (date: CalendarDate) =>
    taken.has(toIsoDate(date)) ? { tone: "taken" as const, srText: t("account.move.taken") } : undefined;
  return (
    <RangeCalendar
      label={label}
      months={months}
      noteOf={noteOf}
      value={span}
      defaultFocusedValue={span?.start ?? localToday()}
      autoFocus={autoFocus}
      onChange={(picked) => {
        const dates = picked && datesOf(picked as DateSpan);
        if (dates) onChange(dates);
      }}
    />
  );
}
