// Draft of the filters in the drawer. Checkboxes count at once; typed or dragged values count after a pause.
import { placesOf } from "../../properties";
import type { Search } from "../../search";
import type { Site } from "../../site";

export interface Ticked {
  cities: readonly string[];
  types: readonly string[];
  groups: readonly string[];
  amenities: readonly string[];
  bedrooms: number | undefined;
  bathrooms: number | undefined;
}

export interface Moving {
  text: string;
  minPrice: number | undefined;
  maxPrice: number | undefined;
}

export const NOTHING_TICKED: Ticked = {
  cities: [],
  types: [],
  groups: [],
  amenities: [],
  bedrooms: undefined,
  bathrooms: undefined,
};

export const NOTHING_MOVING: Moving = { text: "", minPrice: undefined, maxPrice: undefined };

export const tickedIn = (site: Site, search: Search): Ticked => ({
  cities: placesOf(site, search).cities,
  types: search.types ?? [],
  groups: search.groups ?? [],
  amenities: search.amenities ?? [],
  bedrooms: search.bedrooms,
  bathrooms: search.bathrooms,
});

export const movingIn = (site: Site, search: Search): Moving => ({
  text: placesOf(site, search).text,
  minPrice: search.minPrice,
  maxPrice: search.maxPrice,
});

const someOf = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined);

/** The change of the search that the draft stands for. */
export const filterChange = (
  { cities, types, groups, amenities, bedrooms, bathrooms }: Ticked,
  { text, minPrice, maxPrice }: Moving,
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
