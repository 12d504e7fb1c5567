// Place, dates and party: the part of a search that every page preserves.
import { type CalendarDate, parseIsoDate } from "@/kit/dates/civil-date";
import { repairCheckOut } from "@/kit/dates/stay-dates";
import { DEFAULT_ADULTS, type Party } from "@/kit/people/party";
import type { Stay } from "../../availability";
import type { Search } from "../codec";
import { type Area, areaChange, areaOf } from "../place/area";

export interface Trip extends Party {
  locations: readonly string[];
  /** Location of a place that was found by geocoding and is not one of the site's own. */
  area: Area | null;
  stay: Stay | null;
}

/**
 * The dates of a search, unless its check-in is in the past; a check-out that is not after it moves to the next day.
 */
export function stayOf({ checkIn, checkOut }: Search, today: CalendarDate): Stay | null {
  const from = parseIsoDate(checkIn);
  if (!from || from.compare(today) < 0) return null;
  return { checkIn: from, checkOut: repairCheckOut(from, parseIsoDate(checkOut)) };
}

/** Guests count as adults if only their number is given. */
export const partyOf = ({ adults, children, guests }: Search): Party => ({
  adults: Math.max(1, adults ?? (children === undefined ? guests : undefined) ?? DEFAULT_ADULTS),
  children: Math.max(0, children ?? 0),
});

export const tripOf = (search: Search, today: CalendarDate): Trip => ({
  ...partyOf(search),
  locations: search.locations ?? [],
  area: areaOf(search),
  stay: stayOf(search, today),
});

export const stayChange = (stay: Stay | null): Search => ({
  checkIn: stay?.checkIn.toString(),
  checkOut: stay?.checkOut.toString(),
});

export const tripChange = ({ locations, area, stay, adults, children }: Trip): Search => ({
  ...stayChange(stay),
  ...areaChange(area),
  adults,
  children,
  locations: locations.length > 0 ? [...locations] : undefined,
});
