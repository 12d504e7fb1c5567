// Queries of a resource: whole lists, single rows, and metadata.
import { infiniteQueryOptions, type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { ListQuery, Metadata, Page, Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import { type ResourceName, resourceOf } from "./names";

export const resourceKey = (name: ResourceName) => ["resource", name] as const;

/** Kinds of cached lists; the query is the last part of their keys. */
const LISTS: readonly unknown[] = ["rows", "pages"];

export const isListKey = ([, , kind]: QueryKey) => LISTS.includes(kind);

export const rowsQuery = <T extends Row>(name: NameOf<T>, query: ListQuery) =>
  queryOptions({
    queryKey: [...resourceKey(name), "rows", query],
    queryFn: ({ signal }): Promise<Page<T>> => resourceOf<T>(name).list(query, { signal }),
  });

/** A list that is loaded page by page. */
export const rowPagesQuery = <T extends Row>(name: NameOf<T>, query: Omit<ListQuery, "offset">) =>
  infiniteQueryOptions({
    queryKey: [...resourceKey(name), "pages", query],
    queryFn: ({ pageParam, signal }): Promise<Page<T>> =>
      resourceOf<T>(name).list({ ...query, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total_count }) =>
      offset + limit < total_count ? offset + limit : undefined,
  });

/** All rows, however many pages that takes; only for small resources. */
export const allRowsQuery = <T extends Row>(name: NameOf<T>, query: Omit<ListQuery, "offset" | "limit">) =>
  queryOptions({
    queryKey: [...resourceKey(name), "rows", "all", query],
    queryFn: ({ signal }): Promise<Page<T>> => resourceOf<T>(name).listAll(query, { signal }),
  });

export const rowQuery = <T extends Row>(name: NameOf<T>, key: string) =>
  queryOptions({
    queryKey: [...resourceKey(name), "row", key],
    queryFn: ({ signal }): Promise<T> => resourceOf<T>(name).get(key, { signal }),
  });

/** Cache key of other data about a row, which is refetched with the rows. */
export const partKey = (name: ResourceName, part: string, key: string) =>
  [...resourceKey(name), part, key] as const;

/** The metadata of a resource changes only with the server. */
export const metadataQuery = (name: ResourceName) =>
  queryOptions({
    queryKey: ["metadata", name],
    queryFn: ({ signal }): Promise<Metadata> => resourceOf(name).metadata({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Caches a row that the server has returned. Lists on the screen are refetched. */
export function putRow<T extends Row>(client: QueryClient, name: NameOf<T>, row: T) {
  client.setQueryData(rowQuery<T>(name, row.key).queryKey, row);
  return client.invalidateQueries({ queryKey: [...resourceKey(name), "rows"] });
}

/** After a change of the resource: refetches what is on the screen. */
export const refreshRows = (client: QueryClient, name: ResourceName) =>
  client.invalidateQueries({ queryKey: resourceKey(name) });
