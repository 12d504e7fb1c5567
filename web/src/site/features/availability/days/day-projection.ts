// A home's days as the server reports them: possible arrivals, possible departures, and the total of each stay.
import { endOfMonth, startOfMonth } from "@internationalized/date";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, dataOf } from "@/api/client";
import { type CalendarDate, type IsoDate, nightsBetween } from "@/kit/dates/civil-date";
import type { Party } from "@/kit/people/party";
import type { CalendarDay, Currency, NightRange } from "../../site";

/** The home whose days are shown, and the party. */
export interface HomeDays {
  namespace: string;
  key: string;
  currency: Currency;
  taken: readonly NightRange[];
  allowsTurns: boolean;
  party: Party;
  pets: number;
  /** Key of the reservation being moved: its own nights count as free. */
  moving?: string;
}

export interface Projection {
  arrival: (date: CalendarDate) => CalendarDay | undefined;
  departure: (date: CalendarDate) => CalendarDay | undefined;
}

export interface Span {
  first: CalendarDate;
  last: CalendarDate;
}

const FRESH_FOR = 60_000;
/** The most days that the server evaluates per request. */
const MAX_DAYS = 400;

const byDate = ({ days }: { days: CalendarDay[] }) => new Map(days.map((day) => [day.date, day]));

function calendarOptions(home: HomeDays, span: { check_in?: IsoDate; from?: IsoDate; until: IsoDate }) {
  const query = {
    site_namespace: home.namespace,
    ...home.party,
    pets: home.pets,
    moving: home.moving,
    ...span,
  };
  return queryOptions({
    queryKey: ["calendar", home.key, span.check_in, query],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/websites/api/v2/property/{key}/calendar", {
          params: { path: { key: home.key }, query },
          signal,
        }),
      ),
    select: byDate,
    staleTime: FRESH_FOR,
  });
}

/** Arrivals are requested month by month, so that paging requests only the new months. */
function arrivalOptions(home: HomeDays, month: CalendarDate, today: CalendarDate) {
  const first = month.compare(today) < 0 ? today : month;
  return calendarOptions(home, { from: first.toString(), until: endOfMonth(month).toString() });
}

function departureOptions(home: HomeDays, checkIn: CalendarDate | null, last: CalendarDate | undefined) {
  const until = last && checkIn && last.compare(checkIn) > 0 ? last : checkIn;
  const check_in = String(checkIn);
  const options = calendarOptions(home, { check_in, until: String(until?.add({ days: 1 })) });
  return queryOptions({
    ...options,
    enabled: checkIn !== null && until !== null && nightsBetween(checkIn, until) < MAX_DAYS,
  });
}

/**
 * Keeps known days priced while the next ones load, but not those of another check-in. The callback is stable per
 * check-in: a new function on every render would run the selector again on every render, and each new selection
 * triggers another render.
 */
function useKnownOf(checkIn: CalendarDate | null) {
  const check_in = String(checkIn);
  return useCallback(
    <T>(known: T | undefined, asked: { queryKey: readonly unknown[] } | undefined) =>
      asked?.queryKey[2] === check_in ? known : undefined,
    [check_in],
  );
}

const monthsOf = ({ first, last }: Span): CalendarDate[] => {
  const months = [];
  for (let month = startOfMonth(first); month.compare(last) <= 0; month = month.add({ months: 1 }))
    months.push(month);
  return months;
};

export function useProjection(
  home: HomeDays,
  today: CalendarDate,
  shown: Span | null,
  checkIn: CalendarDate | null,
): Projection {
  const months = shown ? monthsOf(shown).filter((month) => endOfMonth(month).compare(today) >= 0) : [];
  const arrivals = useQueries({ queries: months.map((month) => arrivalOptions(home, month, today)) });
  const known = useKnownOf(checkIn);
  const departures = useQuery({ ...departureOptions(home, checkIn, shown?.last), placeholderData: known });
  return {
    arrival: (date) => arrivals.map(({ data }) => data?.get(date.toString())).find(Boolean),
    departure: (date) => departures.data?.get(date.toString()),
  };
}
