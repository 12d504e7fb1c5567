// Draft of the filters in the drawer. Checkboxes count at once; typed or dragged values count after a pause.
import { placesOf } from "../../properties";
import type { Search } from "../../search";
import type { Site } from "../../site";

export interface FilterChoices {
  cities: readonly string[];
  types: readonly string[];
  groups: readonly string[];
  amenities: readonly string[];
  bedrooms: number | undefined;
  bathrooms: number | undefined;
}

export interface LiveValues {
  text: string;
  minPrice: number | undefined;
  maxPrice: number | undefined;
}

export const NO_CHOICES: FilterChoices = {
  cities: [],
  types: [],
  groups: [],
  amenities: [],
  bedrooms: undefined,
  bathrooms: undefined,
};

export const NO_LIVE_VALUES: LiveValues = { text: "", minPrice: undefined, maxPrice: undefined };

export const choicesIn = (site: Site, search: Search): FilterChoices => ({
  cities: placesOf(site, search).cities,
  types: search.types ?? [],
  groups: search.groups ?? [],
  amenities: search.amenities ?? [],
  bedrooms: search.bedrooms,
  bathrooms: search.bathrooms,
});

export const liveValuesIn = (site: Site, search: Search): LiveValues => ({
  text: placesOf(site, search).text,
  minPrice: search.minPrice,
  maxPrice: search.maxPrice,
});

const someOf = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined);

/** The change of the search that the draft stands for. */
export const filterChange = (
  { cities, types, groups, amenities, bedrooms, bathrooms }: FilterChoices,
  { text, minPrice, maxPrice }: LiveValues,
): Search => ({
  locations: someOf([...cities, text.trim()].filter(Boolean)),
  types: someOf(types),
  groups: someOf(groups),
  amenities: someOf(amenities),
  bedrooms,
  bathrooms,
  minPrice,
  maxPrice,
});
