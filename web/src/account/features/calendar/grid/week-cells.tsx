// A week of a home: prices and minimum stays of its free nights. Only nights with something to show get an element, since there are
// many.
import { memo } from "react";
import { cx } from "@/ui/class-names";
import type { Home } from "../data/api-types";
import { entryOn, spanOfEntry } from "../data/nights";
import { HATCHED, priceText } from "./looks";
import { LEAVES } from "./viewport/geometry";
import { MIN_PRICED_WIDTH, WEEK } from "./viewport/measures";

interface WeekCellsProps {
  home: Home;
  /** First day of the home's loaded window. */
  windowStart: number;
  start: number;
  left: number;
  dayWidth: number;
}

export const WeekCells = memo(function WeekCells({
  home,
  windowStart,
  start,
  left,
  dayWidth,
}: WeekCellsProps) {
  return (
    <div aria-hidden style={{ left, width: dayWidth * WEEK }} className="absolute inset-y-0">
      {Array.from({ length: WEEK }, (_, place) => {
        const day = start + place;
        const isLeft = isDeparture(home, day);
        const room = isLeft ? dayWidth * (1 - LEAVES) : dayWidth;
        const look = lookOf(home, day, day - windowStart);
        const text = dayWidth >= MIN_PRICED_WIDTH ? textOf(home, day - windowStart, room) : null;
        if (text === null && look === CELL) return null;
        return (
          <span
            key={day}
            style={{ left: place * dayWidth, width: dayWidth }}
            className={cx(look, isLeft && "ps-[42%]")}
          >
            {text}
          </span>
        );
      })}
    </div>
  );
});

/** Positioned absolutely: a CSS grid takes twice as long to lay out. */
const CELL =
  "absolute inset-y-0 overflow-hidden pt-3 text-center text-2xs leading-4 whitespace-pre text-ink-subtle tabular-nums";

/** Width of a digit of this size in pixels, with a margin. */
const FIGURE = 6.5;

/** The bar of a departing guest covers the beginning of the day. */
const isDeparture = ({ events }: Home, day: number) =>
  events.some((entry) => entry.blocking && spanOfEntry(entry).end === day);

function lookOf(home: Home, day: number, place: number): string {
  const closed = home.closed[place];
  if (closed === "past_date" || closed === undefined) return CELL;
  const isClosed = closed !== null && (closed !== "overlap" || !entryOn(home.events, day));
  return cx(CELL, !closed && "first-line:font-medium first-line:text-ink", isClosed && HATCHED);
}

/** No price for nights that are taken or past; a price that does not fit is omitted rather than cut off. */
function textOf({ closed, prices, min_nights, currency }: Home, place: number, room: number): string | null {
  const reason = closed[place];
  const price = prices[place];
  if (reason === "past_date" || reason === "overlap" || price == null || !currency) return null;
  const least = min_nights[place] ?? 1;
  const text = priceText(price, currency.code);
  if (text.length * FIGURE > room) return null;
  return least > 1 ? `${text}\n${least}+` : text;
}
