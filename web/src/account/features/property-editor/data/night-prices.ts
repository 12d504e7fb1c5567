// Price of each night as guests see it. Empty for a home that no site sells.
import { keepPreviousData } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import type { components } from "@/api/schema";

type Home = components["schemas"]["CalendarRowOut"];

export interface PricedNight {
  price: number | null;
  minNights: number;
  /** Already booked or blocked. */
  isTaken: boolean;
}

type NightPrices = ReadonlyMap<string, PricedNight>;

const PATH = "/api/v2/calendar/";
const DAY = 86_400_000;
const ISO_DATE = 10;

function nightsOf(home: Home | undefined, start: string): NightPrices {
  const first = Date.parse(`${start}T00:00Z`);
  return new Map(
    home?.prices.map((price, place) => {
      const night = new Date(first + place * DAY).toISOString().slice(0, ISO_DATE);
      const isTaken = home.closed[place] === "overlap";
      return [night, { price: price ?? null, minNights: home.min_nights[place] ?? 1, isTaken }];
    }),
  );
}

export const NIGHT_PRICES = "night-prices";

/** `end` is exclusive. */
export const nightPricesQuery = (property: string, start: string, end: string) => ({
  queryKey: [NIGHT_PRICES, property, start, end],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = new URLSearchParams({ key: property, start, end });
    const { results } = await sendForJson<{ results: Home[] }>(PATH, { query, signal });
    return nightsOf(results[0], start);
  },
  placeholderData: keepPreviousData,
  meta: { showsOwnError: true },
});
