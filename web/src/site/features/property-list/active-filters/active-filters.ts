// The active filters of the list as labels, each with the search that results from removing it.
import { t } from "@/i18n/site";
import { localToday } from "@/kit/dates/civil-date";
import { minorPerUnit } from "@/kit/money/money";
import { amenityName, boundsOf, countedValues, glance, placesOf, typeName } from "../../properties";
import { partyOf, partyText, type Search, stayOf, stayText } from "../../search";
import type { Site } from "../../site";

export interface ActiveFilter {
  key: string;
  label: string;
  /** The change of the search that removes the filter. */
  without: Search;
}

/** Amenity names by code, as far as they are known. */
export type AmenityNames = ReadonlyMap<string, string>;

const NO_STAY: Search = { checkIn: undefined, checkOut: undefined };
const NO_PARTY: Search = { adults: undefined, children: undefined, guests: undefined };
const NO_AREA: Search = { minLat: undefined, maxLat: undefined, minLon: undefined, maxLon: undefined };

/** Clears everything that the filter drawer can set. */
export const NO_FILTERS: Search = {
  locations: undefined,
  types: undefined,
  groups: undefined,
  bedrooms: undefined,
  bathrooms: undefined,
  amenities: undefined,
  minPrice: undefined,
  maxPrice: undefined,
};

export const NO_WISHES: Search = { ...NO_FILTERS, ...NO_STAY, ...NO_PARTY, ...NO_AREA };

type ListName = "locations" | "types" | "groups" | "amenities";

const tripFilters = (search: Search): ActiveFilter[] => {
  const stay = stayOf(search, localToday());
  const hasParty = [search.adults, search.children, search.guests].some((count) => count !== undefined);
  return [
    ...(stay ? [{ key: "stay", label: stayText(stay), without: NO_STAY }] : []),
    ...(hasParty ? [{ key: "party", label: partyText(partyOf(search)), without: NO_PARTY }] : []),
  ];
};

function priceFilter(site: Site, { minPrice, maxPrice }: Search): ActiveFilter[] {
  const [from, to] = [minPrice, maxPrice].map(
    (price) => price !== undefined && glance(price * minorPerUnit(site.currency.code), site.currency),
  );
  if (!(from || to)) return [];
  const label = () => {
    if (from && to) return t("site.chips.priceBetween", { from, to });
    return from ? t("site.chips.priceFrom", { amount: from }) : t("site.chips.priceTo", { amount: to || "" });
  };
  return [{ key: "price", label: label(), without: { minPrice: undefined, maxPrice: undefined } }];
}

/** The filters set in the drawer. */
export function chosenFilters(site: Site, search: Search, names: AmenityNames): ActiveFilter[] {
  const each = (name: ListName, counted: readonly string[], label: (value: string) => string) =>
    counted.map((value) => {
      const others = search[name]?.filter((other) => other !== value) ?? [];
      return {
        key: `${name} ${value}`,
        label: label(value),
        without: { [name]: others.length > 0 ? others : undefined },
      };
    });
  const { cities } = placesOf(site, search);
  const texts = boundsOf(search) ? [] : (search.locations ?? []).filter((place) => !cities.includes(place));
  const { bedrooms, bathrooms } = search;
  return [
    ...each("locations", [...countedValues(site, cities), ...texts], String),
    ...each("types", countedValues(site, search.types), typeName),
    ...each("groups", countedValues(site, search.groups), String),
    ...(bedrooms
      ? [
          {
            key: "bedrooms",
            label: t("site.chips.bedrooms", { count: bedrooms }),
            without: { bedrooms: undefined },
          },
        ]
      : []),
    ...(bathrooms
      ? [
          {
            key: "bathrooms",
            label: t("site.chips.bathrooms", { count: bathrooms }),
            without: { bathrooms: undefined },
          },
        ]
      : []),
    ...each(
      "amenities",
      countedValues(site, search.amenities),
      (key) => names.get(key) ?? amenityName({ key }),
    ),
    ...priceFilter(site, search),
  ];
}

/** All active filters: those of the drawer, the trip, the map bounds. */
export const activeFilters = (site: Site, search: Search, names: AmenityNames): ActiveFilter[] => [
  ...tripFilters(search),
  ...chosenFilters(site, search, names),
  ...areaFilter(site, search),
];

/** A text beside map bounds is their name. */
function areaFilter(site: Site, search: Search): ActiveFilter[] {
  if (!boundsOf(search)) return [];
  const { cities, text } = placesOf(site, search);
  const locations = cities.length > 0 ? cities : undefined;
  return [{ key: "area", label: text || t("site.chips.area"), without: { ...NO_AREA, locations } }];
}
