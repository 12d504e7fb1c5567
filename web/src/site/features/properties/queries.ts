// Queries for homes and their cache times; data printed by the server is put into the same cache.
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import { nightsBetween } from "@/kit/dates/civil-date";
import type { Party } from "@/kit/people/party";
import type { Stay } from "../availability";
import type { Search } from "../search";
import type { FirstPage, Property, PropertyList, Site } from "../site";
import { filterQuery, limitOf, listQuery, orderOf } from "./list-query";

const FEATURED_COUNT = 8;
const FRESH_FOR = 60_000;
const FIRST_CURSOR = "";

/** The most days before and after that the server accepts. */
const FLEXIBLE_DAYS = 30;

const KEYS = {
  list: "properties",
  pages: "property-pages",
  choices: "property-choices",
  flexible: "flexible-dates",
  one: "property",
};

export const listOptions = (site: Site, search: Search) => {
  const query = listQuery(site, search);
  return queryOptions({
    queryKey: [KEYS.list, query],
    queryFn: ({ signal }) => dataOf(api.GET("/websites/api/v2/property", { params: { query }, signal })),
    staleTime: FRESH_FOR,
  });
};

/** Infinite list: each page begins where the previous one ended. */
export const pagesOptions = (site: Site, search: Search) => {
  const query = { ...filterQuery(site, search), order_by: orderOf(search), limit: limitOf(search) };
  return infiniteQueryOptions({
    queryKey: [KEYS.pages, query],
    queryFn: ({ signal, pageParam: cursor }) =>
      dataOf(api.GET("/websites/api/v2/property", { params: { query: { ...query, cursor } }, signal })),
    initialPageParam: FIRST_CURSOR,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    staleTime: FRESH_FOR,
  });
};

/** The cheapest home that fits, and the number of homes. */
export const cheapestOptions = (site: Site, search: Search) =>
  listOptions(site, { ...search, orderBy: "price", offset: undefined, limit: 1 });

/** The filter choices, with the number of homes that each would find. */
export const choicesOptions = (site: Site, search: Search) => {
  const query = filterQuery(site, search);
  return queryOptions({
    queryKey: [KEYS.choices, query],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/property/options", { params: { query }, signal })),
    staleTime: FRESH_FOR,
  });
};

/** The days around the wanted ones on which a stay of the same length could begin, in any home that fits the search. */
export const flexibleOptions = (site: Site, search: Search, stay: Stay, party: Party) => {
  const query = {
    ...filterQuery(site, { ...search, checkIn: undefined, checkOut: undefined }),
    check_in: stay.checkIn.toString(),
    nights: nightsBetween(stay.checkIn, stay.checkOut),
    flex_days: FLEXIBLE_DAYS,
    ...party,
  };
  return queryOptions({
    queryKey: [KEYS.flexible, query],
    queryFn: ({ signal }) =>
      dataOf(api.GET("/websites/api/v2/property/flexible", { params: { query }, signal })),
    staleTime: FRESH_FOR,
  });
};

/** Without a sort order the owner's featured homes come first. */
export const featuredOptions = (site: Site) => listOptions(site, { limit: FEATURED_COUNT });

export const propertyOptions = (site: Site, key: string) =>
  queryOptions({
    queryKey: [KEYS.one, key],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET("/websites/api/v2/property/{key}", {
          params: { path: { key }, query: { site_namespace: site.namespace } },
          signal,
        }),
      ),
    staleTime: FRESH_FOR,
  });

/** Prefetches what the list will show first. */
export const prefetchList = (client: QueryClient, site: Site, search: Search) =>
  site.guesty_powered
    ? client.prefetchInfiniteQuery(pagesOptions(site, search))
    : client.prefetchQuery(listOptions(site, search));

/** Puts the data printed by the server into the query cache. */
export function seedQueries(client: QueryClient, site: Site, page: FirstPage) {
  if (page.kind === "home" || page.kind === "not_found")
    client.setQueryData(featuredOptions(site).queryKey, page.featured);
  if (page.kind === "list") seedList(client, site, page.list);
  if ((page.kind === "property" || page.kind === "checkout") && page.property)
    client.setQueryData(propertyOptions(site, page.property.key).queryKey, page.property);
}

function seedList(client: QueryClient, site: Site, list: PropertyList) {
  if (site.guesty_powered)
    client.setQueryData(pagesOptions(site, {}).queryKey, { pages: [list], pageParams: [FIRST_CURSOR] });
  else client.setQueryData(listOptions(site, {}).queryKey, list);
}

/** The key of a home by its slug, if any cached list has it. */
export function knownKey(client: QueryClient, slug: string): string | undefined {
  const lists = client.getQueriesData<PropertyList>({ queryKey: [KEYS.list] });
  const pages = client.getQueriesData<InfiniteData<PropertyList>>({ queryKey: [KEYS.pages] });
  const homes = client.getQueriesData<Property>({ queryKey: [KEYS.one] });
  const seen = [
    ...lists.flatMap(([, list]) => list?.results ?? []),
    ...pages.flatMap(([, list]) => list?.pages.flatMap(({ results }) => results) ?? []),
    ...homes.flatMap(([, home]) => home ?? []),
  ];
  return seen.find((home) => home.slug === slug)?.key;
}
