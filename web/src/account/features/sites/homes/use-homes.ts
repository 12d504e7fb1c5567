// The homes of the account as the list shows them: by words, or those that are chosen already; a part at a time.
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { askForKeysOfHomes, type HomeWish, homesQuery } from "../queries";

export type HomeView = "all" | "shown" | "front";

const EVERY_HOME: HomeWish = { search: "", keys: null };

export function useHomes() {
  const [view, setView] = useState<HomeView>("all");
  const [wish, setWish] = useState(EVERY_HOME);
  const every = useInfiniteQuery(homesQuery(EVERY_HOME));
  const answer = useInfiniteQuery({ ...homesQuery(wish), placeholderData: keepPreviousData });
  const homes = answer.data?.pages.flatMap(({ results }) => results);
  return {
    answer,
    homes,
    /** How many the account has. */
    total: every.data?.pages[0]?.total_count,
    /** How many fit the wish. */
    found: answer.data?.pages[0]?.total_count ?? 0,
    view,
    search: wish.search,
    find: (search: string) => {
      setView("all");
      setWish({ search, keys: null });
    },
    /** Those that are chosen now; they stay in the list when they are no longer chosen. */
    show: (next: HomeView, keys: readonly string[] | null) => {
      setView(next);
      setWish({ search: "", keys });
    },
    /** Of all that fit, whether they are in the list yet or not. */
    keysFound: async (): Promise<readonly string[]> => {
      if (wish.keys) return wish.keys;
      const isWhole = homes && !answer.hasNextPage;
      return isWhole ? homes.map(({ key }) => key) : askForKeysOfHomes(wish.search);
    },
  };
}

export type Homes = ReturnType<typeof useHomes>;
