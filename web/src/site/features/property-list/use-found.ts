// The homes that fit the search: page by page, or on sites of a partner system as one list that grows.
import {
  type InfiniteData,
  keepPreviousData,
  replaceEqualDeep,
  useInfiniteQuery,
  useQuery,
} from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { listOptions, pagesOptions } from "../properties";
import type { Search } from "../search";
import { type PropertyCard as Home, type PropertyList, type Site, useSite } from "../site";

export interface More {
  isComing: boolean;
  hasFailed: boolean;
  fetch: () => void;
}

export interface Found {
  /** None before the first answer. */
  list: { homes: readonly Home[]; total: number } | null;
  /** What is shown answers an earlier search; the answer to this one is on its way. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
  /** How to make the list longer, where it grows and there is more. */
  more: More | null;
}

export function useFound(search: Search): Found {
  const { site } = useSite();
  const page = usePage(site, search);
  const pages = useGrowing(site, search);
  const { list, ...found } = site.guesty_powered ? pages : page;
  const homes = useKept(list?.homes ?? NONE);
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

/** A home that the new answer shows as the old one did stays the same object, so that its card is not drawn again. */
export function useKept(homes: readonly Home[]): readonly Home[] {
  const known = useRef(new Map<string, Home>());
  return useMemo(() => {
    const kept = homes.map((home) => replaceEqualDeep(known.current.get(home.key), home) as Home);
    known.current = new Map(kept.map((home) => [home.key, home]));
    return kept;
  }, [homes]);
}
