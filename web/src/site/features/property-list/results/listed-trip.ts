// The trip that the list's prices are for; the same object as long as the trip does not change.
import { useMemo } from "react";
import { localToday, nightsBetween } from "@/kit/dates/civil-date";
import { partyOf, type Search, stayOf, writeSearch } from "../../search";
import type { QuoteIn } from "../../site";

/** The stay of a price request, as the server takes it. */
export type ListedStay = Pick<QuoteIn, "check_in" | "check_out" | "adults" | "children"> & { nights: number };

export interface ListedTrip {
  /** The part of the search passed on to a home's page: the trip, not the filters. */
  search: string;
  stay: ListedStay | null;
}

export function listedTrip(search: Search): ListedTrip {
  const { checkIn, checkOut, adults, children, guests, unknown } = search;
  const stay = stayOf(search, localToday());
  return {
    search: writeSearch({ checkIn, checkOut, adults, children, guests, unknown }),
    stay: stay && {
      check_in: stay.checkIn.toString(),
      check_out: stay.checkOut.toString(),
      ...partyOf(search),
      nights: nightsBetween(stay.checkIn, stay.checkOut),
    },
  };
}

export function useListedTrip(search: Search): ListedTrip {
  const trip = JSON.stringify(listedTrip(search));
  return useMemo(() => JSON.parse(trip) as ListedTrip, [trip]);
}
