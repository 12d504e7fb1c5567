// Optimistic update of the calendar when a block is created, moved or deleted.
import { EVENT_KIND } from "@/api/codes";
import type { OptimisticUpdate } from "../../resources";
import { dayOfIso } from "../grid/viewport/day-number";
import type { Span } from "../grid/viewport/geometry";
import type { Closed, Entry, Home } from "./api-types";
import { spanOfEntry } from "./nights";
import { type Homes, isTileKey, startOfTile } from "./queries";

export interface BlockChange {
  property: string;
  /** Key of the block. */
  key: string;
  /** The block after the change; `null` if it is deleted. */
  entry: Entry | null;
}

const isIn = (day: number, { start, end }: Span) => start <= day && day < end;

/** Why guests cannot book a night that the change affects. */
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
  // With several units, only the server knows which unit each guest has.
  if (home.units !== 1) return { ...home, events };
  const about = [before, entry].flatMap((block) => (block ? [spanOfEntry(block)] : []));
  const taken = events.filter(({ blocking }) => blocking).map(spanOfEntry);
  const closed = home.closed.map((why, place) => {
    const isOn = (span: Span) => isIn(start + place, span);
    return about.some(isOn) ? closedNow(why, taken.some(isOn)) : why;
  });
  return { ...home, events, closed };
}

export const updateCachedBlock = (change: BlockChange): OptimisticUpdate<Homes> => ({
  concerns: isTileKey,
  changed: (homes, key) => ({
    ...homes,
    results: homes.results.map((home) =>
      home.key === change.property ? changedHome(home, startOfTile(key), change) : home,
    ),
  }),
});
