// Optimistic updates of cached rows: shown before the server has responded, reverted if it refuses.
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Filters, ListQuery, Page, Row } from "@/api/resource";
import type { ResourceName } from "./names";
import { isListKey, refreshRows, resourceKey } from "./rows";

/** The changes of a row; `null` if it is removed. */
export type RowUpdate<T> = (row: T) => Partial<T> | null;

/** Which cache entries a change concerns, and how it changes them. */
export interface OptimisticUpdate<Data> {
  concerns: (key: QueryKey) => boolean;
  changed: (data: Data, key: QueryKey) => Data;
}

type Listed<T> = Page<T> | InfiniteData<Page<T>>;

const fits = (value: unknown, wanted: Filters[string]) =>
  Array.isArray(wanted) ? wanted.includes(String(value)) : String(value) === String(wanted);

/** Whether a changed row still matches the filters. */
const matchesFilters = (change: object, filters: Filters) =>
  Object.entries(change).every(([field, value]) => {
    const { [field]: wanted, [`${field}__gt`]: more } = filters;
    return (wanted === undefined || fits(value, wanted)) && (more === undefined || value > Number(more));
  });

function changedPage<T extends Row>(
  page: Page<T>,
  filters: Filters,
  keys: ReadonlySet<string>,
  updateRow: RowUpdate<T>,
): Page<T> {
  const results = page.results.flatMap((row) => {
    if (!keys.has(row.key)) return [row];
    const change = updateRow(row);
    return change && matchesFilters(change, filters) ? [{ ...row, ...change }] : [];
  });
  return { ...page, results, total_count: page.total_count - (page.results.length - results.length) };
}

/** Updates rows in all cached lists. Single rows stay as they are, since a screen may be editing one. */
export function updateCachedRows<T extends Row>(
  rows: readonly Row[],
  updateRow: RowUpdate<T>,
): OptimisticUpdate<Listed<T>> {
  const keys = new Set(rows.map(({ key }) => key));
  return {
    concerns: isListKey,
    changed: (listed, queryKey) => {
      const { filters = {} } = queryKey.at(-1) as ListQuery;
      const change = (page: Page<T>) => changedPage(page, filters, keys, updateRow);
      return "pages" in listed ? { ...listed, pages: listed.pages.map(change) } : change(listed);
    },
  };
}

/** Returns a function that reverts the update. */
async function applyOptimistic<Data>(
  client: QueryClient,
  name: ResourceName,
  { concerns, changed }: OptimisticUpdate<Data>,
) {
  const concerned = {
    queryKey: resourceKey(name),
    predicate: ({ queryKey }: { queryKey: QueryKey }) => concerns(queryKey),
  };
  // The response to an earlier request would undo the update.
  await client.cancelQueries(concerned);
  const before = client.getQueriesData<Data>(concerned);
  for (const [key, data] of before) if (data) client.setQueryData(key, changed(data, key));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** Runs `work` with an optimistic update, which is reverted on failure. */
export async function withOptimisticUpdate<Data, Answer>(
  client: QueryClient,
  name: ResourceName,
  update: OptimisticUpdate<Data> | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const revert = update && (await applyOptimistic(client, name, update));
  try {
    return await work();
  } catch (error) {
    revert?.();
    throw error;
  }
}

const underWay = new WeakMap<QueryClient, Map<ResourceName, number>>();

/** Adds `more` to the number of pending changes of a resource, and returns it. */
function countUnderWay(client: QueryClient, name: ResourceName, more: 1 | -1): number {
  const counts = underWay.get(client) ?? new Map<ResourceName, number>();
  const count = (counts.get(name) ?? 0) + more;
  underWay.set(client, counts.set(name, count));
  return count;
}

/** Options of a mutation with an optimistic update. What is on the screen is refetched once the last of several changes is done. */
export function optimisticMutation<Data, Variables>(
  client: QueryClient,
  name: ResourceName,
  outcome: (variables: Variables) => OptimisticUpdate<Data> | null,
) {
  return {
    onMutate: async (variables: Variables) => {
      countUnderWay(client, name, 1);
      const update = outcome(variables);
      return update ? applyOptimistic(client, name, update) : () => {};
    },
    onError: (_error: Error, _variables: Variables, revert: (() => void) | undefined) => revert?.(),
    onSettled: async () => {
      if (countUnderWay(client, name, -1) === 0) await refreshRows(client, name);
    },
  };
}
