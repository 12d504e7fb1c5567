// What is known of single nights of a home, whichever window they came in.
import { dayOfIso } from "../grid/day-number";
import type { Span } from "../grid/geometry";
import type { Part } from "./use-homes";
import { type Closed, type Entry, entryId, type Home } from "./wire";

export interface NightFacts {
  price: number | null;
  minNights: number;
  closed: Closed | null;
}

const spans = new WeakMap<Pick<Entry, "start" | "end">, Span>();

/** Asked for every night that is drawn, so it is read once. */
export function spanOfEntry(entry: Pick<Entry, "start" | "end">): Span {
  const known = spans.get(entry);
  if (known) return known;
  const span = { start: dayOfIso(entry.start), end: dayOfIso(entry.end) };
  spans.set(entry, span);
  return span;
}

/** Nothing where it is not loaded, or no site sells the home. */
export function nightOf(parts: readonly Part[], day: number): NightFacts | null {
  for (const { start, home } of parts) {
    const place = day - start;
    if (place >= 0 && place < home.prices.length) {
      return {
        price: home.prices[place] ?? null,
        minNights: home.min_nights[place] ?? 1,
        closed: home.closed[place] ?? null,
      };
    }
  }
  return null;
}

/** Each stay and block once. */
export function entriesOf(parts: readonly Part[]): Entry[] {
  if (parts.length === 1) return parts[0]?.home.events ?? [];
  const found = new Map(
    parts.flatMap(({ home }) => home.events.map((entry) => [entryId(entry), entry] as const)),
  );
  return [...found.values()];
}

const covers = (entry: Entry, day: number) => {
  const { start, end } = spanOfEntry(entry);
  return entry.blocking && start <= day && day < end;
};

/** Whether a night can be blocked or booked by the people of the account, who are above their own rules. */
export function isFreeNight(home: Home, parts: readonly Part[], day: number, today: number): boolean {
  if (day < today) return false;
  const night = nightOf(parts, day);
  if (night) return night.closed !== "overlap" && night.closed !== "past_date";
  return entriesOf(parts).filter((entry) => covers(entry, day)).length < home.units;
}

/** What stands over a night; what takes it comes first. */
export const entryOn = (entries: readonly Entry[], day: number): Entry | undefined => {
  const here = entries.filter((entry) => {
    const { start, end } = spanOfEntry(entry);
    return start <= day && day < end;
  });
  return here.find(({ blocking }) => blocking) ?? here[0];
};
