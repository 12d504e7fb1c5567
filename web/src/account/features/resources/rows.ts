// Rows of a resource as the cache keeps them: whole lists, single rows, and what the server says about the resource.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListQuery, Metadata, Page, Row } from "@/api/resource";
import { type ResourceName, resourceOf } from "./names";

const keyOf = (name: ResourceName) => ["resource", name] as const;

export const rowsQuery = <T extends Row>(name: ResourceName, query: ListQuery) =>
  queryOptions({
    queryKey: [...keyOf(name), "rows", query],
    queryFn: ({ signal }): Promise<Page<T>> => resourceOf<T>(name).list(query, { signal }),
  });

/** All of them, however many pages that takes: for what is few by its nature. */
export const allRowsQuery = <T extends Row>(name: ResourceName, query: Omit<ListQuery, "offset" | "limit">) =>
  queryOptions({
    queryKey: [...keyOf(name), "rows", "all", query],
    queryFn: ({ signal }): Promise<Page<T>> => resourceOf<T>(name).listAll(query, { signal }),
  });

export const rowQuery = <T extends Row>(name: ResourceName, key: string) =>
  queryOptions({
    queryKey: [...keyOf(name), "row", key],
    queryFn: ({ signal }): Promise<T> => resourceOf<T>(name).get(key, { signal }),
  });

/** The name of something else that is told of a row; it is asked for again with the rows. */
export const partKey = (name: ResourceName, part: string, key: string) =>
  [...keyOf(name), part, key] as const;

/** What the server says of a resource changes only with the server. */
export const metadataQuery = (name: ResourceName) =>
  queryOptions({
    queryKey: ["metadata", name],
    queryFn: ({ signal }): Promise<Metadata> => resourceOf(name).metadata({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A row as the server has just answered it. Lists that are on the screen are asked for again. */
export function putRow<T extends Row>(client: QueryClient, name: ResourceName, row: T) {
  client.setQueryData(rowQuery<T>(name, row.key).queryKey, row);
  return client.invalidateQueries({ queryKey: [...keyOf(name), "rows"] });
}

/** Something in the resource has changed: what is on the screen is asked for again. */
export const refreshRows = (client: QueryClient, name: ResourceName) =>
  client.invalidateQueries({ queryKey: keyOf(name) });
