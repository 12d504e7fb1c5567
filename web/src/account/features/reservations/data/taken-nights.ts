// Nights of a home that are taken, shown before the user picks dates.
import { useQuery } from "@tanstack/react-query";
import type { RowOf } from "@/api/rows";
import { localToday, parseIsoDate, toIsoDate } from "@/kit/dates/civil-date";
import { rowsQuery } from "../../resources";

/** `end_date` is the last night, not the day of departure. */
export type Occupied = Pick<
  RowOf<"calendar-event">,
  "key" | "uri" | "start_date" | "end_date" | "reservation"
>;

const MAX_EVENTS = 300;

export function nightsIn(events: readonly Occupied[], exceptFor?: string): ReadonlySet<string> {
  const nights = new Set<string>();
  for (const { key, start_date, end_date, reservation } of events) {
    if (exceptFor && (reservation === exceptFor || key === exceptFor)) continue;
    const last = parseIsoDate(end_date);
    let night = parseIsoDate(start_date);
    while (night && last && night.compare(last) <= 0) {
      nights.add(toIsoDate(night));
      night = night.add({ days: 1 });
    }
  }
  return nights;
}

/** `exceptFor` is a reservation or a block whose own nights count as free. */
export function useTakenNights(property: string | null, exceptFor?: string): ReadonlySet<string> {
  const { data } = useQuery({
    ...rowsQuery<Occupied>("calendar-event", {
      filters: { property, blocking: true, end_date__gte: toIsoDate(localToday()) },
      limit: MAX_EVENTS,
    }),
    enabled: property !== null,
    meta: { showsOwnError: true },
  });
  return nightsIn(data?.results ?? [], exceptFor);
}
