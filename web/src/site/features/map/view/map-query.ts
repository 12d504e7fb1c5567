// Query for the homes that the map shows of a search: at most twenty per view. It shares the list's cache entry when both request
// the same.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listOptions } from "../../properties";
import type { Search } from "../../search";
import { type PropertyCard, useSite } from "../../site";

export const MAP_QUERY_LIMIT = 20;

const NONE: readonly PropertyCard[] = [];

interface MapHomes {
  homes: readonly PropertyCard[];
  total: number;
  /** The result is still that of the previous search. */
  isOld: boolean;
}

export function useMapHomes(search: Search): MapHomes {
  const { site } = useSite();
  const { data, isPlaceholderData } = useQuery({
    ...listOptions(site, { ...search, limit: MAP_QUERY_LIMIT }),
    placeholderData: keepPreviousData,
  });
  return {
    homes: data?.results ?? NONE,
    total: data?.meta.total_count ?? 0,
    isOld: isPlaceholderData || !data,
  };
}
