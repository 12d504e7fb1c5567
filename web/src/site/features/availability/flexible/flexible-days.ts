// Totals of a stay of some nights from each day of a month, as reported by the server, and how each day compares with the others.
import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import type { CalendarDate } from "@/kit/dates/civil-date";
import type { DayTone } from "@/ui/calendar/calendar-day";
import type { FlexibleDay } from "../../site";
import type { HomeDays } from "../days/day-projection";

const FRESH_FOR = 60_000;

const monthText = (month: CalendarDate) => month.toString().slice(0, "YYYY-MM".length);

export function flexibleOptions(home: HomeDays, month: CalendarDate, nights: number) {
  const query = {
    name_space: home.namespace,
    property: home.key,
    month: monthText(month),
    nights,
    ...home.party,
    pets: home.pets,
  };
  return queryOptions({
    queryKey: ["flexible", query],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/property/flexible", { params: { query }, signal })),
    staleTime: FRESH_FOR,
  });
}

/** Divides the span from the lowest to the highest total into thirds. */
export function toneOf(total: number, all: readonly FlexibleDay[]): DayTone {
  const totals = all.flatMap((day) => day.total ?? []);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  if (total === least) return "best";
  const place = (total - least) / (most - least);
  if (place <= 1 / 3) return "low";
  return place <= 2 / 3 ? "middle" : "high";
}
