// The homes of the account for the list: by search, or those that are selected already; loaded page by page.
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { askForKeysOfHomes, type HomeFilters, homesQuery } from "../queries";

export type HomeView = "all" | "shown" | "front";

const EVERY_HOME: HomeFilters = { search: "", keys: null };

export function useHomes() {
  const [view, setView] = useState<HomeView>("all");
  const [filters, setFilters] = useState(EVERY_HOME);
  const every = useInfiniteQuery(homesQuery(EVERY_HOME));
  const answer = useInfiniteQuery({ ...homesQuery(filters), placeholderData: keepPreviousData });
  const homes = answer.data?.pages.flatMap(({ results }) => results);
  return {
    answer,
    homes,
    /** Number of homes in the account. */
    total: every.data?.pages[0]?.total_count,
    /** Number of homes that match the filters. */
    found: answer.data?.pages[0]?.total_count ?? 0,
    view,
    search: filters.search,
    find: (search: string) => {
      setView("all");
      setFilters({ search, keys: null });
    },
    /** Shows the homes that are selected now; they stay in the list when they are deselected. */
    show: (next: HomeView, keys: readonly string[] | null) => {
      setView(next);
      setFilters({ search: "", keys });
    },
    /** Keys of all matches, whether they are loaded or not. */
    keysFound: async (): Promise<readonly string[]> => {
      if (filters.keys) return filters.keys;
      const isWhole = homes && !answer.hasNextPage;
      return isWhole ? homes.map(({ key }) => key) : askForKeysOfHomes(filters.search);
    },
  };
}

export type Homes = ReturnType<typeof useHomes>;
