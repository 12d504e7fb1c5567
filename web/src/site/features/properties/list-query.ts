// Converts a search to the parameters of the list request. Values of the address that the server would refuse are left out here.
import { localToday } from "@/kit/dates/civil-date";
import { minorPerUnit } from "@/kit/money/money";
import { areaOf, type Search, stayOf } from "../search";
import type { Site } from "../site";

export const PAGE_SIZE = 20;
const MAX_PER_PAGE = 100;

/** Sort orders of a list; the default is the owner's featured homes first. */
export const ORDERS = [
  "price",
  "-price",
  "-bedrooms",
  "bedrooms",
  "-accommodates",
  "accommodates",
  "newest",
  "name",
  "distance",
] as const;

export type Order = (typeof ORDERS)[number];

const whole = (value: number | undefined) =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** A price limit in minor units; it is in whole units in the address. */
const minor = (site: Site, price: number | undefined) =>
  price === undefined ? undefined : whole(Math.round(price * minorPerUnit(site.currency.code)));

/** A place that the site knows is a city, any other text is searched for. */
export function placesOf(site: Site, { locations = [] }: Search) {
  const cities = locations.filter((place) => site.locations.includes(place));
  const text = locations.filter((place) => !site.locations.includes(place)).join(" ");
  return { cities, text };
}

/** Map bounds of the search; null unless all four edges are set. */
export function boundsOf(search: Search) {
  const area = areaOf(search);
  return area && { min_lat: area.south, max_lat: area.north, min_lng: area.west, max_lng: area.east };
}

/** The sort order of a search, if valid; distance is measured from the middle of the map bounds. */
export const orderOf = (search: Search): Order | undefined =>
  ORDERS.find((order) => order === search.orderBy && (order !== "distance" || boundsOf(search)));

/** The values of a multiple filter that are sent: sites of a partner system take one per filter. */
export const countedValues = (site: Site, values: readonly string[] = []) =>
  site.guesty_powered ? values.slice(0, 1) : values;

const several = (site: Site, values?: readonly string[]) =>
  countedValues(site, values).join(";") || undefined;

/** Filter parameters, without the order. With map bounds, the text beside them is only their name. */
export function filterQuery(site: Site, search: Search) {
  const stay = stayOf(search, localToday());
  const bounds = boundsOf(search);
  const { cities, text } = placesOf(site, search);
  return {
    name_space: site.namespace,
    check_in: stay?.checkIn.toString(),
    check_out: stay?.checkOut.toString(),
    adults: whole(search.adults),
    children: whole(search.children),
    guests: whole(search.guests),
    property_type: several(site, search.types),
    amenities: several(site, search.amenities),
    group: several(site, search.groups),
    bedrooms: whole(search.bedrooms),
    bathrooms: search.bathrooms,
    min_price: minor(site, search.minPrice),
    max_price: minor(site, search.maxPrice),
    city: several(site, cities),
    search: bounds ? undefined : text || undefined,
    ...bounds,
  };
}

export const limitOf = ({ limit }: Search) => Math.min(whole(limit) || PAGE_SIZE, MAX_PER_PAGE);

export const offsetOf = ({ offset }: Search) => whole(offset) ?? 0;

/** Parameters of one page. */
export const listQuery = (site: Site, search: Search) => ({
  ...filterQuery(site, search),
  order_by: orderOf(search),
  offset: offsetOf(search),
  limit: limitOf(search),
});
