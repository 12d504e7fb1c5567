// The homes in view with their nights, collected from the loaded tiles.
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Span } from "../grid/viewport/geometry";
import type { Home } from "./api-types";
import { type HomeFilters, type Homes, TILE_DAYS, TILE_HOMES, tileQuery } from "./queries";

/** A home's loaded nights, from the day `start` on. */
export interface Part {
  start: number;
  home: Home;
}

const tilesOf = ({ start, end }: Span, size: number) => {
  const first = Math.floor(start / size);
  const last = Math.max(Math.ceil(end / size), first + 1);
  return Array.from({ length: last - first }, (_, place) => first + place);
};

interface Wanted {
  filters: HomeFilters;
  /** First day of the grid; tiles are counted from it. */
  first: number;
  rows: Span;
  /** Counted from `first`. */
  days: Span;
}

export function useHomes({ filters, first, rows, days }: Wanted) {
  // Load nothing before the board knows which days are in view.
  const weeks = days.end > days.start ? tilesOf(days, TILE_DAYS) : [];
  const wanted = tilesOf(rows, TILE_HOMES).flatMap((page) =>
    weeks.map((week) => ({ page, start: first + week * TILE_DAYS })),
  );
  const answers = useQueries({
    queries: wanted.map(({ page, start }) => tileQuery(filters, page, start)),
  });
  const loaded = answers.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the loaded results themselves
  const tiles = useMemo(
    () => wanted.map((tile, place) => ({ ...tile, homes: loaded[place] })),
    [...loaded, loaded.length, first, rows.start, rows.end, days.start, days.end],
  );
  const count = loaded.find((homes): homes is Homes => homes !== undefined)?.count;
  return {
    /** `undefined` before the first response. */
    count,
    tiles,
    error: answers.find(({ error }) => error)?.error ?? null,
    isLoading: answers.some(({ isPending }) => isPending),
    retry: () => {
      for (const { refetch, error } of answers) if (error) void refetch();
    },
  };
}

type Tiles = ReturnType<typeof useHomes>["tiles"];

/** The loaded windows of a home, ordered by day. */
export const partsOf = (tiles: Tiles, row: number): Part[] =>
  tiles.flatMap(({ page, start, homes }) => {
    const home = homes?.results[row - page * TILE_HOMES];
    return home ? [{ start, home }] : [];
  });
