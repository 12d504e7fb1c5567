// Single nights of a home, looked up in all loaded windows.
import { dayOfIso } from "../grid/viewport/day-number";
import type { Span } from "../grid/viewport/geometry";
import { type Closed, type Entry, entryId, type Home } from "./api-types";
import type { Part } from "./use-homes";

export interface NightFacts {
  price: number | null;
  minNights: number;
  closed: Closed | null;
}

const spans = new WeakMap<Pick<Entry, "start" | "end">, Span>();

/** Called for every night that is drawn, so the result is cached. */
export function spanOfEntry(entry: Pick<Entry, "start" | "end">): Span {
  const known = spans.get(entry);
  if (known) return known;
  const span = { start: dayOfIso(entry.start), end: dayOfIso(entry.end) };
  spans.set(entry, span);
  return span;
}

/** `null` if the night is not loaded, or if no site sells the home. */
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

/** All stays and blocks of the windows, without duplicates. */
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

/** Whether users of the account can block or book a night. Their own booking rules do not apply to them. */
export function isFreeNight(home: Home, parts: readonly Part[], day: number, today: number): boolean {
  if (day < today) return false;
  const night = nightOf(parts, day);
  if (night) return night.closed !== "overlap" && night.closed !== "past_date";
  return entriesOf(parts).filter((entry) => covers(entry, day)).length < home.units;
}

/** The entry on a night; entries that take the night come first. */
export const entryOn = (entries: readonly Entry[], day: number): Entry | undefined => {
  const here = entries.filter((entry) => {
    const { start, end } = spanOfEntry(entry);
    return start <= day && day < end;
  });
  return here.find(({ blocking }) => blocking) ?? here[0];
};
