// Calls for homes and how long their answers are kept; the server's first answer is put into the same cache.
import { getLocalTimeZone, today } from "@internationalized/date";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import { areaOf, type Search, stayOf } from "../search";
import type { FirstPage, Property, PropertyList, Site } from "../site";

export const PAGE_SIZE = 20;
const FEATURED_COUNT = 8;
const FRESH_FOR = 60_000;

/**
 * The parameters of a list call. A place that the site knows is a city, any other text is searched for, unless it is only the
 * name of the area.
 */
export function listQuery(site: Site, search: Search) {
  const [location] = search.locations ?? [];
  const stay = stayOf(search, today(getLocalTimeZone()));
  const area = areaOf(search);
  const isCity = location !== undefined && site.locations.includes(location);
  return {
    name_space: site.namespace,
    check_in: stay?.checkIn.toString(),
    check_out: stay?.checkOut.toString(),
    adults: search.adults,
    children: search.children,
    property_type: search.types?.join(";"),
    amenities: search.amenities?.join(";"),
    group: search.groups?.join(";"),
    bedrooms: search.bedrooms,
    bathrooms: search.bathrooms,
    min_price: search.minPrice,
    max_price: search.maxPrice,
    city: isCity ? location : undefined,
    search: isCity || area ? undefined : location,
    min_lat: area?.south,
    max_lat: area?.north,
    min_lng: area?.west,
    max_lng: area?.east,
    order_by: search.orderBy,
    offset: search.offset ?? 0,
    limit: search.limit ?? PAGE_SIZE,
  };
}

export const listOptions = (site: Site, search: Search) => {
  const query = listQuery(site, search);
  return queryOptions({
    queryKey: ["properties", query],
    queryFn: ({ signal }) => dataOf(api.GET("/websites/api/v2/property", { params: { query }, signal })),
    staleTime: FRESH_FOR,
  });
};

/** Without a wish of the guest's the owner's favourites come first. */
export const featuredOptions = (site: Site) => listOptions(site, { limit: FEATURED_COUNT });

export const propertyOptions = (site: Site, key: string) =>
  queryOptions({
    queryKey: ["property", key],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/websites/api/v2/property/{key}", {
          params: { path: { key }, query: { site_namespace: site.namespace } },
          signal,
        }),
      ),
    staleTime: FRESH_FOR,
  });

/** Puts what the server printed into the page where the pages will look for it. */
export function seedQueries(client: QueryClient, site: Site, page: FirstPage) {
  if (page.kind === "home") client.setQueryData(featuredOptions(site).queryKey, page.featured);
  if (page.kind === "list") client.setQueryData(listOptions(site, {}).queryKey, page.list);
  if (page.kind === "property")
    client.setQueryData(propertyOptions(site, page.property.key).queryKey, page.property);
}

/** The key of a home by the name in its address, if any page has shown it. */
export function knownKey(client: QueryClient, slug: string): string | undefined {
  const lists = client.getQueriesData<PropertyList>({ queryKey: ["properties"] });
  const homes = client.getQueriesData<Property>({ queryKey: ["property"] });
  const seen = [
    ...lists.flatMap(([, list]) => list?.results ?? []),
    ...homes.flatMap(([, home]) => home ?? []),
  ];
  return seen.find((home) => home.slug === slug)?.key;
}
