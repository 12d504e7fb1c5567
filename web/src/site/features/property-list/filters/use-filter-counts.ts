// How many homes each choice would leave, given all that is chosen besides.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { choicesOptions, glimpseOptions } from "../../properties";
import { changed, type Search } from "../../search";
import { type PropertyChoices, useSite } from "../../site";

/** So many or more. */
export const BEDROOMS = [1, 2, 3, 4, 5] as const;
export const BATHROOMS = [1, 2, 3] as const;

export type AtLeast = PropertyChoices["bedrooms"][number];

export interface FilterCounts {
  /** All homes that the filters leave. */
  total: number | undefined;
  choices: PropertyChoices | undefined;
  bedrooms: readonly AtLeast[] | undefined;
  bathrooms: readonly AtLeast[] | undefined;
  /** The ends of the prices, whatever price is wanted. */
  prices: PropertyChoices | undefined;
}

export function useFilterCounts(search: Search): FilterCounts {
  const { site } = useSite();
  const ask = (changes: Search) => ({
    ...choicesOptions(site, changed(search, changes)),
    placeholderData: keepPreviousData,
  });
  // Where a number is not wanted yet, these are one question.
  const choices = useQuery(ask({}));
  const anyBedrooms = useQuery(ask({ bedrooms: undefined }));
  const anyBathrooms = useQuery(ask({ bathrooms: undefined }));
  const anyPrice = useQuery(ask({ minPrice: undefined, maxPrice: undefined }));
  const total = useQuery({ ...glimpseOptions(site, search), placeholderData: keepPreviousData });
  return {
    total: total.data?.meta.total_count,
    choices: choices.data,
    bedrooms: anyBedrooms.data?.bedrooms,
    bathrooms: anyBathrooms.data?.bathrooms,
    prices: anyPrice.data,
  };
}

/** Homes are counted at the numbers that they have: those with three or more are those with the next number there is. */
export const countAtLeast = (counts: readonly AtLeast[] | undefined, wanted: number): number | undefined =>
  counts && (counts.find(({ least }) => least >= wanted)?.count ?? 0);
