// What is kept as it is about to be: shown before the server has answered, and taken back when it refuses.
import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Filters, ListQuery, Page, Row } from "@/api/resource";
import type { ResourceName } from "./names";
import { isListKey, refreshRows, resourceKey } from "./rows";

/** What becomes of a row; nothing of one that goes. */
export type Become<T> = (row: T) => Partial<T> | null;

/** Which of the things that are kept a change concerns, and what it makes of them. */
export interface Foresight<Data> {
  concerns: (key: QueryKey) => boolean;
  changed: (data: Data, key: QueryKey) => Data;
}

type Listed<T> = Page<T> | InfiniteData<Page<T>>;

const fits = (value: unknown, wanted: Filters[string]) =>
  Array.isArray(wanted) ? wanted.includes(String(value)) : String(value) === String(wanted);

/** Whether a row is still asked for once it has changed. */
const isAskedFor = (change: object, filters: Filters) =>
  Object.entries(change).every(([field, value]) => {
    const { [field]: wanted, [`${field}__gt`]: more } = filters;
    return (wanted === undefined || fits(value, wanted)) && (more === undefined || value > Number(more));
  });

function changedPage<T extends Row>(
  page: Page<T>,
  filters: Filters,
  keys: ReadonlySet<string>,
  become: Become<T>,
): Page<T> {
  const results = page.results.flatMap((row) => {
    if (!keys.has(row.key)) return [row];
    const change = become(row);
    return change && isAskedFor(change, filters) ? [{ ...row, ...change }] : [];
  });
  return { ...page, results, total_count: page.total_count - (page.results.length - results.length) };
}

/** Rows in all lists that have them. Single rows are left alone: a screen may be at work on one. */
export function rowsBecome<T extends Row>(rows: readonly Row[], become: Become<T>): Foresight<Listed<T>> {
  const keys = new Set(rows.map(({ key }) => key));
  return {
    concerns: isListKey,
    changed: (listed, queryKey) => {
      const { filters = {} } = queryKey.at(-1) as ListQuery;
      const change = (page: Page<T>) => changedPage(page, filters, keys, become);
      return "pages" in listed ? { ...listed, pages: listed.pages.map(change) } : change(listed);
    },
  };
}

/** Answers with what takes it back. */
async function foresee<Data>(
  client: QueryClient,
  name: ResourceName,
  { concerns, changed }: Foresight<Data>,
) {
  const concerned = {
    queryKey: resourceKey(name),
    predicate: ({ queryKey }: { queryKey: QueryKey }) => concerns(queryKey),
  };
  // An answer to a question of before would undo it.
  await client.cancelQueries(concerned);
  const before = client.getQueriesData<Data>(concerned);
  for (const [key, data] of before) if (data) client.setQueryData(key, changed(data, key));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** Does some work whose outcome is shown at once, and taken back when it fails. */
export async function foreseen<Data, Answer>(
  client: QueryClient,
  name: ResourceName,
  foresight: Foresight<Data> | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const takeBack = foresight && (await foresee(client, name, foresight));
  try {
    return await work();
  } catch (error) {
    takeBack?.();
    throw error;
  }
}

const underWay = new WeakMap<QueryClient, Map<ResourceName, number>>();

/** How many changes of a resource wait for their answers, once it is so many more. */
function countUnderWay(client: QueryClient, name: ResourceName, more: 1 | -1): number {
  const counts = underWay.get(client) ?? new Map<ResourceName, number>();
  const count = (counts.get(name) ?? 0) + more;
  underWay.set(client, counts.set(name, count));
  return count;
}

/** The options of a mutation whose outcome is shown at once. What is on the screen is asked for again when the last change of several is through. */
export function foreseenChange<Data, Asked>(
  client: QueryClient,
  name: ResourceName,
  outcome: (asked: Asked) => Foresight<Data> | null,
) {
  return {
    onMutate: async (asked: Asked) => {
      countUnderWay(client, name, 1);
      const foresight = outcome(asked);
      return foresight ? foresee(client, name, foresight) : () => {};
    },
    onError: (_error: Error, _asked: Asked, takeBack: (() => void) | undefined) => takeBack?.(),
    onSettled: async () => {
      if (countUnderWay(client, name, -1) === 0) await refreshRows(client, name);
    },
  };
}
