// A search as the parameters of the list call. What an address may hold but the server would refuse is left out here.
import { localToday } from "@/kit/civil-date";
import { areaOf, type Search, stayOf } from "../search";
import type { Site } from "../site";

export const PAGE_SIZE = 20;
const MOST_PER_PAGE = 100;

/** How a list can be ordered; nothing means the owner's favourites first. */
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

/** A place that the site knows is a city, any other text is searched for. */
export function placesOf(site: Site, { locations = [] }: Search) {
  const cities = locations.filter((place) => site.locations.includes(place));
  const text = locations.filter((place) => !site.locations.includes(place)).join(" ");
  return { cities, text };
}

/** The piece of the map that is searched; only all four edges make one. */
export function boundsOf(search: Search) {
  const area = areaOf(search);
  return area && { min_lat: area.south, max_lat: area.north, min_lng: area.west, max_lng: area.east };
}

/** The order of a search, if there is such; distance is measured from the middle of a map. */
export const orderOf = (search: Search): Order | undefined =>
  ORDERS.find((order) => order === search.orderBy && (order !== "distance" || boundsOf(search)));

/** Those of several values that count: sites of a partner system take one per filter. */
export const countedValues = (site: Site, values: readonly string[] = []) =>
  site.guesty_powered ? values.slice(0, 1) : values;

const several = (site: Site, values?: readonly string[]) =>
  countedValues(site, values).join(";") || undefined;

/** Which homes fit, in no order. With a piece of the map, a text beside it is only its name. */
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
    min_price: whole(search.minPrice),
    max_price: whole(search.maxPrice),
    city: several(site, cities),
    search: bounds ? undefined : text || undefined,
    ...bounds,
  };
}

export const limitOf = ({ limit }: Search) => Math.min(whole(limit) || PAGE_SIZE, MOST_PER_PAGE);

export const offsetOf = ({ offset }: Search) => whole(offset) ?? 0;

/** One page of them. */
export const listQuery = (site: Site, search: Search) => ({
  ...filterQuery(site, search),
  order_by: orderOf(search),
  offset: offsetOf(search),
  limit: limitOf(search),
});
