// How many homes each choice would leave, given all other filters.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { cheapestOptions, choicesOptions } from "../../properties";
import { changed, type Search } from "../../search";
import { type PropertyChoices, useSite } from "../../site";

/** This many or more. */
export const BEDROOMS = [1, 2, 3, 4, 5] as const;
export const BATHROOMS = [1, 2, 3] as const;

export type AtLeast = PropertyChoices["bedrooms"][number];

interface FilterCounts {
  /** Number of homes that match all filters. */
  total: number | undefined;
  choices: PropertyChoices | undefined;
  bedrooms: readonly AtLeast[] | undefined;
  bathrooms: readonly AtLeast[] | undefined;
  /** Price range, ignoring the price filter. */
  prices: PropertyChoices | undefined;
}

export function useFilterCounts(search: Search): FilterCounts {
  const { site } = useSite();
  const ask = (changes: Search) => ({
    ...choicesOptions(site, changed(search, changes)),
    placeholderData: keepPreviousData,
  });
  // Where a filter is not set, these share one query.
  const choices = useQuery(ask({}));
  const anyBedrooms = useQuery(ask({ bedrooms: undefined }));
  const anyBathrooms = useQuery(ask({ bathrooms: undefined }));
  const anyPrice = useQuery(ask({ minPrice: undefined, maxPrice: undefined }));
  const total = useQuery({ ...cheapestOptions(site, search), placeholderData: keepPreviousData });
  return {
    total: total.data?.meta.total_count,
    choices: choices.data,
    bedrooms: anyBedrooms.data?.bedrooms,
    bathrooms: anyBathrooms.data?.bathrooms,
    prices: anyPrice.data,
  };
}

/** Counts exist only for the numbers that homes have: "three or more" is the count of the next existing number. */
export const countAtLeast = (counts: readonly AtLeast[] | undefined, wanted: number): number | undefined =>
  counts && (counts.find(({ least }) => least >= wanted)?.count ?? 0);
