// Rows of a resource as the cache keeps them: whole lists, single rows, and what the server says about the resource.
import { infiniteQueryOptions, type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { ListQuery, Metadata, Page, Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import { type ResourceName, resourceOf } from "./names";

export const resourceKey = (name: ResourceName) => ["resource", name] as const;

/** What lists are kept as; the question is the last part of their keys. */
const LISTS: readonly unknown[] = ["rows", "pages"];

export const isListKey = ([, , kind]: QueryKey) => LISTS.includes(kind);

export const rowsQuery = <T extends Row>(name: NameOf<T>, query: ListQuery) =>
  queryOptions({
    queryKey: [...resourceKey(name), "rows", query],
    queryFn: ({ signal }): Promise<Page<T>> => resourceOf<T>(name).list(query, { signal }),
  });

/** A list that grows by a page at a time. */
export const rowPagesQuery = <T extends Row>(name: NameOf<T>, query: Omit<ListQuery, "offset">) =>
  infiniteQueryOptions({
    queryKey: [...resourceKey(name), "pages", query],
    queryFn: ({ pageParam, signal }): Promise<Page<T>> =>
      resourceOf<T>(name).list({ ...query, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ offset, limit, total_count }) =>
      offset + limit < total_count ? offset + limit : undefined,
  });

/** All of them, however many pages that takes: for what is few by its nature. */
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

/** The name of something else that is told of a row; it is asked for again with the rows. */
export const partKey = (name: ResourceName, part: string, key: string) =>
  [...resourceKey(name), part, key] as const;

/** What the server says of a resource changes only with the server. */
export const metadataQuery = (name: ResourceName) =>
  queryOptions({
    queryKey: ["metadata", name],
    queryFn: ({ signal }): Promise<Metadata> => resourceOf(name).metadata({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A row as the server has just answered it. Lists that are on the screen are asked for again. */
export function putRow<T extends Row>(client: QueryClient, name: NameOf<T>, row: T) {
  client.setQueryData(rowQuery<T>(name, row.key).queryKey, row);
  return client.invalidateQueries({ queryKey: [...resourceKey(name), "rows"] });
}

/** Something in the resource has changed: what is on the screen is asked for again. */
export const refreshRows = (client: QueryClient, name: ResourceName) =>
  client.invalidateQueries({ queryKey: resourceKey(name) });
