// The calendar as it will be once a block is made, moved or removed.
import { EVENT_KIND } from "@/api/codes";
import type { Foresight } from "../../resources";
import { dayOfIso } from "../grid/day-number";
import type { Span } from "../grid/geometry";
import { spanOfEntry } from "./nights";
import { type Homes, isTileKey, startOfTile } from "./queries";
import type { Closed, Entry, Home } from "./wire";

export interface BlockChange {
  property: string;
  /** Which block it is about. */
  key: string;
  /** As it will be; nothing when it is to go. */
  entry: Entry | null;
}

const isIn = (day: number, { start, end }: Span) => start <= day && day < end;

/** Why guests cannot have a night that the change is about. */
function closedNow(why: Closed | null, isTaken: boolean): Closed | null {
  if (why === "past_date") return why;
  if (isTaken) return "overlap";
  return why === "overlap" ? null : why;
}

export function changedHome(home: Home, start: number, { key, entry }: BlockChange): Home {
  const isIt = (other: Entry) => other.kind === EVENT_KIND.block && other.key === key;
  const before = home.events.find(isIt);
  const events = [...home.events.filter((other) => !isIt(other)), ...(entry ? [entry] : [])].sort(
    (one, other) => dayOfIso(one.start) - dayOfIso(other.start),
  );
  // Of several guests at a time only the server knows who has which place.
  if (home.units !== 1) return { ...home, events };
  const about = [before, entry].flatMap((block) => (block ? [spanOfEntry(block)] : []));
  const taken = events.filter(({ blocking }) => blocking).map(spanOfEntry);
  const closed = home.closed.map((why, place) => {
    const isOn = (span: Span) => isIn(start + place, span);
    return about.some(isOn) ? closedNow(why, taken.some(isOn)) : why;
  });
  return { ...home, events, closed };
}

export const blockBecomes = (change: BlockChange): Foresight<Homes> => ({
  concerns: isTileKey,
  changed: (homes, key) => ({
    ...homes,
    results: homes.results.map((home) =>
      home.key === change.property ? changedHome(home, startOfTile(key), change) : home,
    ),
  }),
});
