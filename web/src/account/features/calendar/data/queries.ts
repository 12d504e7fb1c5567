// Queries of the calendar. It is loaded in tiles (homes × days) when they come into view.
import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import { partKey } from "../../resources";
import { dayOfIso, isoOfDay } from "../grid/viewport/day-number";
import type { Home } from "./api-types";

export interface HomeFilters {
  search: string;
  /** Key of a property group, or empty. */
  group: string;
}

export interface Homes {
  results: Home[];
  count: number;
  /** First day of the loaded window. */
  start: number;
}

/** Tile size that the server answers quickly. */
export const TILE_HOMES = 50;
export const TILE_DAYS = 56;

const PATH = "/api/v2/calendar/";
const FRESH = 30_000;

function asked(start: number, days: number, more: Record<string, string>): URLSearchParams {
  const given = Object.entries(more).filter(([, value]) => value !== "");
  return new URLSearchParams([["start", isoOfDay(start)], ["end", isoOfDay(start + days)], ...given]);
}

/** Part of the events, so that it is refetched whenever they change. */
const keyOf = (query: URLSearchParams) => partKey("calendar-event", "calendar", query.toString());

const KIND = 2;

export const isTileKey = (key: QueryKey) => key[KIND] === "calendar";

/** First day of a tile, by its query key. */
export const startOfTile = (key: QueryKey) =>
  dayOfIso(new URLSearchParams(String(key.at(-1))).get("start") ?? "");

const homesQuery = (start: number, days: number, more: Record<string, string>) => {
  const query = asked(start, days, more);
  return queryOptions({
    queryKey: keyOf(query),
    queryFn: async ({ signal }): Promise<Homes> => ({
      ...(await sendForJson<Omit<Homes, "start">>(PATH, { query, signal })),
      start,
    }),
    staleTime: FRESH,
  });
};

/** One page of homes, from the day `start` on. */
export const tileQuery = ({ search, group }: HomeFilters, page: number, start: number) =>
  homesQuery(start, TILE_DAYS, {
    search,
    groups: group,
    offset: String(page * TILE_HOMES),
    limit: String(TILE_HOMES),
  });

export const homeQuery = (key: string, start: number, days: number) => homesQuery(start, days, { key });
