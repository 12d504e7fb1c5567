// Flexible dates: a month whose days show the total of a stay of some nights from that day, the cheapest marked. On wide screens
// the selection is shown beside the month.
import { startOfMonth } from "@internationalized/date";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { type CalendarDate, formatDateRange, nightsBetween, parseIsoDate } from "@/kit/dates/civil-date";
import { latestCheckOut } from "@/kit/dates/stay-dates";
import { formatMoney } from "@/kit/money/money";
import { Calendar } from "@/ui/calendar/calendar";
import type { CellNote } from "@/ui/calendar/calendar-day";
import { NumberPicker } from "@/ui/form/number-picker";
import type { FlexibleDay } from "../../site";
import { CellTotal } from "../days/cell-total";
import { closedReason } from "../days/closed-reason";
import type { HomeDays } from "../days/day-projection";
import { closedDay } from "../days/taken-nights";
import type { Stay } from "../stay";
import { flexibleOptions, toneOf } from "./flexible-days";
import { MonthChips } from "./month-chips";

interface FlexibleCalendarProps {
  home: HomeDays;
  today: CalendarDate;
  stay: Stay | null;
  onChange: (stay: Stay) => void;
  /** Initial number of nights when no stay is selected. */
  leastNights: number;
}

const MAX_NIGHTS = 60;

export function FlexibleCalendar({ home, today, stay, onChange, leastNights }: FlexibleCalendarProps) {
  const [nights, setNights] = useState(() =>
    stay ? nightsBetween(stay.checkIn, stay.checkOut) : leastNights,
  );
  const [focused, setFocused] = useState(stay?.checkIn ?? today);
  const month = startOfMonth(focused);
  const { data } = useQuery({ ...flexibleOptions(home, month, nights), placeholderData: keepPreviousData });
  const days = new Map(data?.days.map((day) => [day.check_in, day]));
  const pick = (date: CalendarDate) => {
    const chosen = stayOfDay(days.get(date.toString()));
    if (chosen) onChange(chosen);
  };
  const isChosen = (date: CalendarDate) => stay?.checkIn.compare(date) === 0;
  const noteOf = (date: CalendarDate): CellNote | undefined => {
    const day = days.get(date.toString());
    if (!day || date.compare(today) < 0) return undefined;
    return { ...dayNote(day, home, data?.results ?? []), part: isChosen(date) ? "only" : undefined };
  };
  return (
    <div className="@container">
      <div className="mx-auto grid max-w-92 gap-4 @2xl:max-w-none @2xl:grid-cols-[minmax(0,1fr)_23rem] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-12">
        <div className="flex min-w-0 flex-col gap-4">
          <NumberPicker
            layout="row"
            label={t("site.flexible.nights")}
            value={nights}
            minValue={1}
            maxValue={MAX_NIGHTS}
            onChange={setNights}
          />
          <MonthChips
            today={today}
            month={month}
            onChange={(first) => setFocused(first.compare(today) < 0 ? today : first)}
          />
        </div>
        <Calendar
          label={t("site.flexible.label")}
          minValue={today}
          maxValue={latestCheckOut(today)}
          value={null}
          focusedValue={focused}
          onFocusChange={setFocused}
          onChange={pick}
          isDateUnavailable={(date) => days.get(date.toString())?.closed != null}
          noteOf={noteOf}
          className="@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1"
        />
        <p role="status" className="min-h-10 text-sm text-ink-muted">
          {data && cheapestText(data.results, home)}
        </p>
      </div>
    </div>
  );
}

const amountText = (total: number, { currency }: HomeDays) =>
  formatMoney(total, currency.code, currentFormat());

function dayNote(day: FlexibleDay, home: HomeDays, all: readonly FlexibleDay[]): CellNote {
  if (day.closed || day.total == null) {
    const date = parseIsoDate(day.check_in);
    const isFreeNight = date !== null && !closedDay(home.taken, home.allowsTurns)(date, null);
    const about = { move: "arrival", isFreeNight, leastNights: null } as const;
    return { tooltip: closedReason(day.closed ?? "no_rate", about), tone: isFreeNight ? undefined : "taken" };
  }
  const stay = stayOfDay(day);
  return {
    text: <CellTotal total={day.total} currency={home.currency} />,
    srText: stay ? `${rangeText(stay)}, ${amountText(day.total, home)}` : undefined,
    tone: toneOf(day.total, all),
  };
}

function stayOfDay(day: FlexibleDay | undefined): Stay | null {
  const [checkIn, checkOut] = [parseIsoDate(day?.check_in), parseIsoDate(day?.check_out)];
  return checkIn && checkOut ? { checkIn, checkOut } : null;
}

const rangeText = ({ checkIn, checkOut }: Stay) => formatDateRange(checkIn, checkOut, currentFormat());

/** Results are sorted cheapest first. */
function cheapestText([cheapest]: readonly FlexibleDay[], home: HomeDays): string {
  const stay = stayOfDay(cheapest);
  if (!cheapest || cheapest.total == null || !stay) return t("site.flexible.none");
  return t("site.flexible.cheapest", { dates: rangeText(stay), amount: amountText(cheapest.total, home) });
}
