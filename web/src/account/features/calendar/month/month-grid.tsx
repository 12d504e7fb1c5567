// A month of a property: prices of its nights, with bars over the weeks. Two presses select the first and the last night.
import { type KeyboardEvent, useRef, useState } from "react";
import { t } from "@/i18n/calendar";
import type { CalendarDate } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { actionOf, declareKeys, useShownKeys } from "../../keys";
import { type Entry, entryId, type Home } from "../data/api-types";
import { entryOn, isFreeNight, nightOf, spanOfEntry } from "../data/nights";
import type { Part } from "../data/use-homes";
import { entryDates } from "../grid/bar";
import {
  barLook,
  barText,
  dayFormat,
  entryState,
  entryTitle,
  HATCHED,
  longDay,
  nightText,
  priceText,
} from "../grid/looks";
import { dayOfDate, instantOfDay } from "../grid/viewport/day-number";
import { ARRIVES, clipped, freeSpan, LEAVES, lanesOf, type Span } from "../grid/viewport/geometry";
import { WEEK } from "../grid/viewport/measures";

interface MonthGridProps {
  home: Home;
  /** First day with known nights; while a month is loading, that of the month shown before. */
  known: number;
  month: CalendarDate;
  /** First day that is drawn, at the beginning of a week. */
  start: number;
  today: number;
  isStale: boolean;
  onEntry: (entry: Entry, element: HTMLElement) => void;
  onSpan: (span: Span, element: HTMLElement) => void;
}

const MONTH_KEYS = declareKeys({
  title: () => t("calendar.title"),
  lines: [
    { keys: { ArrowLeft: "left", ArrowRight: "right" }, text: () => t("calendar.key.night") },
    { keys: { ArrowUp: "up", ArrowDown: "down" }, text: () => t("calendar.key.week") },
    // Handled by the nights, which are buttons.
    { keys: { Enter: null, " ": null }, text: () => t("calendar.key.choose") },
    { keys: { Escape: "cancel" }, text: () => t("calendar.key.letGo") },
  ],
});

const STEPS: Readonly<Record<string, number>> = { left: -1, right: 1, up: -WEEK, down: WEEK };

export function MonthGrid({ home, known, month, start, today, isStale, onEntry, onSpan }: MonthGridProps) {
  useShownKeys(MONTH_KEYS);
  const begins = dayOfDate(month);
  const ends = dayOfDate(month.add({ months: 1 }));
  const weeks = Math.ceil((ends - start) / WEEK);
  const parts: Part[] = [{ start: known, home }];
  const grid = useRef<HTMLTableElement>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [reach, setReach] = useState<number | null>(null);
  const isFree = (day: number) => isFreeNight(home, parts, day, today);
  const chosen = anchor === null ? null : freeSpan(anchor, reach ?? anchor, isFree);
  const weekday = dayFormat({ weekday: "short" });

  const press = (day: number, element: HTMLElement) => {
    const entry = entryOn(home.events, day);
    if (!isFree(day)) {
      setAnchor(null);
      if (entry) onEntry(entry, element);
    } else if (anchor === null) {
      setAnchor(day);
      setReach(day);
    } else {
      const span = freeSpan(anchor, day, isFree);
      setAnchor(null);
      if (span) onSpan(span, element);
    }
  };
  const step = (event: KeyboardEvent) => {
    const action = actionOf(MONTH_KEYS, event.key);
    if (action === "cancel") setAnchor(null);
    const by = action && STEPS[action];
    const day = Number((event.target as HTMLElement).dataset.day);
    if (!by || !day) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-day="${day + by}"]`)?.focus();
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col sm:overflow-y-auto">
      <table
        ref={grid}
        aria-label={t("calendar.monthOf", { name: home.name })}
        onKeyDown={step}
        className={cx("block w-full transition-opacity", isStale && "opacity-50")}
      >
        <thead className="block">
          <tr className="grid grid-cols-7 border-b border-line">
            {Array.from({ length: WEEK }, (_, place) => start + place).map((day) => (
              <th key={day} scope="col" className="py-2 text-xs font-normal text-ink-subtle">
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {Array.from({ length: weeks }, (_, week) => start + week * WEEK).map((first) => (
            <tr key={first} className="relative grid grid-cols-7 border-b border-line">
              {Array.from({ length: WEEK }, (_, place) => first + place).map((day) => (
                <NightCell
                  key={day}
                  home={home}
                  parts={parts}
                  day={day}
                  isToday={day === today}
                  isOutside={day < begins || day >= ends}
                  isChosen={chosen !== null && chosen.start <= day && day < chosen.end}
                  isClosed={!isFree(day) && day >= today && !entryOn(home.events, day)}
                  onDayHover={() => setReach(day)}
                  onPress={(element) => press(day, element)}
                />
              ))}
              <td className="pointer-events-none absolute inset-0 p-0 *:pointer-events-auto">
                <WeekBars entries={home.events} first={first} onEntry={onEntry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="min-h-14 px-5 py-4 text-sm text-ink-muted">
        {chosen && `${t("calendar.selected", { count: chosen.end - chosen.start })} ${t("calendar.pickEnd")}`}
      </p>
    </div>
  );
}

interface NightCellProps {
  home: Home;
  parts: readonly Part[];
  day: number;
  isToday: boolean;
  isOutside: boolean;
  isChosen: boolean;
  isClosed: boolean;
  onDayHover: () => void;
  onPress: (element: HTMLElement) => void;
}

function NightCell({ home, parts, day, isToday, isOutside, isChosen, isClosed, ...on }: NightCellProps) {
  const night = nightOf(parts, day);
  const entry = entryOn(home.events, day);
  const isPriced = night?.price != null && night.closed !== "past_date" && night.closed !== "overlap";
  return (
    <td className="border-e border-line p-0">
      <button
        type="button"
        data-day={day}
        aria-pressed={isChosen}
        aria-label={`${longDay(day)}: ${nightText(home, night, entry)}`}
        onClick={(event) => on.onPress(event.currentTarget)}
        onPointerEnter={on.onDayHover}
        onFocus={on.onDayHover}
        className={cx(
          "flex h-24 w-full flex-col items-center gap-0.5 pt-1.5 text-sm outline-2 -outline-offset-2 outline-transparent focus-visible:outline-focus sm:h-28",
          isOutside && "bg-sunken/60",
          isClosed && HATCHED,
          isChosen && "bg-accent/15",
        )}
      >
        <span
          className={cx(
            "grid size-6.5 place-items-center rounded-full tabular-nums",
            isToday && "bg-accent font-semibold text-on-accent",
            !isToday && isOutside && "text-ink-subtle",
          )}
        >
          {instantOfDay(day).getUTCDate()}
        </span>
        {isPriced && home.currency && (
          <span className="text-2xs leading-3.5 text-ink-subtle tabular-nums sm:text-xs">
            {priceText(night.price ?? 0, home.currency.code)}
            {night.minNights > 1 && <span className="block">{night.minNights}+</span>}
          </span>
        )}
      </button>
    </td>
  );
}

interface WeekBarsProps {
  entries: readonly Entry[];
  first: number;
  onEntry: MonthGridProps["onEntry"];
}

/** Bars cover the lower part of their nights; they begin and end in the middle of a day. */
function WeekBars({ entries, first, onEntry }: WeekBarsProps) {
  const frame = { start: first, end: first + WEEK };
  const here = entries.filter((entry) => clipped(spanOfEntry(entry), frame));
  const { lanes, count } = lanesOf(here.map(spanOfEntry));
  return here.map((entry, place) => {
    const { start, end } = spanOfEntry(entry);
    const cut = clipped({ start, end }, frame);
    const left = cut?.beginsBefore ? 0 : start - first + ARRIVES;
    const right = cut?.endsAfter ? WEEK : end - first + LEAVES;
    const height = Math.max(26 / count, 12);
    return (
      <button
        key={entryId(entry)}
        type="button"
        aria-label={`${entryTitle(entry)}, ${entryState(entry)}, ${entryDates(entry)}`}
        onClick={(event) => onEntry(entry, event.currentTarget)}
        style={{
          left: `calc(${(left / WEEK) * 100}% + 1px)`,
          width: `calc(${((right - left) / WEEK) * 100}% - 2px)`,
          bottom: 6 + (lanes[place] ?? 0) * height,
          height: height - 1,
        }}
        className={cx(
          "focus-ring absolute truncate border px-2 text-start text-xs font-medium",
          !cut?.beginsBefore && "rounded-s-md",
          !cut?.endsAfter && "rounded-e-md",
          barLook(entry),
        )}
      >
        {barText(entry)}
      </button>
    );
  });
}
