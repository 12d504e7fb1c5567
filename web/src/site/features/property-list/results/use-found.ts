// The homes that match the search: page by page, or on sites of a partner system as an infinite list.
import {
  type InfiniteData,
  keepPreviousData,
  replaceEqualDeep,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { listOptions, pagesOptions } from "../../properties";
import type { Search } from "../../search";
import { type PropertyCard as Home, type PropertyList, type Site, useSite } from "../../site";

export interface More {
  isComing: boolean;
  hasFailed: boolean;
  fetch: () => void;
}

export interface Found {
  /** Null before the first response. */
  list: { homes: readonly Home[]; total: number } | null;
  /** The shown result belongs to an earlier search; the result of this one is loading. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
  /** How to load more, if the list is infinite and has more. */
  more: More | null;
}

export function useFound(search: Search): Found {
  const { site } = useSite();
  const page = usePage(site, search);
  const pages = useGrowing(site, search);
  const { list, ...found } = site.guesty_powered ? pages : page;
  const homes = useStableHomes(list?.homes ?? NONE);
  const total = list?.total;
  return { ...found, list: useMemo(() => (total === undefined ? null : { homes, total }), [homes, total]) };
}

const NONE: readonly Home[] = [];

function usePage(site: Site, search: Search): Found {
  const query = useQuery({
    ...listOptions(site, search),
    enabled: !site.guesty_powered,
    placeholderData: keepPreviousData,
    select: fromPage,
  });
  return {
    list: query.data ?? null,
    isStale: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    more: null,
  };
}

const fromPage = ({ results, meta }: PropertyList) => ({ homes: results, total: meta.total_count });

function useGrowing(site: Site, search: Search): Found {
  const query = useInfiniteQuery({
    ...pagesOptions(site, search),
    enabled: site.guesty_powered,
    placeholderData: keepPreviousData,
    select: fromPages,
  });
  const hasMore = query.hasNextPage && !query.isPlaceholderData;
  return {
    list: query.data ?? null,
    isStale: query.isPlaceholderData,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    more: hasMore
      ? {
          isComing: query.isFetchingNextPage,
          hasFailed: query.isFetchNextPageError,
          fetch: () => void query.fetchNextPage({ cancelRefetch: false }),
        }
      : null,
  };
}

const fromPages = ({ pages }: InfiniteData<PropertyList>) => ({
  homes: pages.flatMap(({ results }) => results),
  total: pages[0]?.meta.total_count ?? 0,
});

/** Keeps the object of a home that did not change, so that its card is not rendered again. */
export function useStableHomes(homes: readonly Home[]): readonly Home[] {
  const known = useRef(new Map<string, Home>());
  return useMemo(() => {
    const stable = homes.map((home) => replaceEqualDeep(known.current.get(home.key), home) as Home);
    known.current = new Map(stable.map((home) => [home.key, home]));
    return stable;
  }, [homes]);
}
