// The options of an object selector: found by the typed text, loaded page by page.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { latest, Superseded } from "@/kit/timing/debounce-latest";

export interface ObjectPage<T> {
  results: readonly T[];
  total_count: number;
}

export interface ObjectQuery {
  search: string;
  offset: number;
  limit: number;
}

export type LoadObjects<T> = (query: ObjectQuery, signal: AbortSignal) => Promise<ObjectPage<T>>;

type State = "loading" | "ready" | "failed";

export function useObjectSearch<T>(load: LoadObjects<T>, limit: number) {
  const [search, setSearch] = useState("");
  const [items, setItems] = useState<readonly T[]>([]);
  const [total, setTotal] = useState(0);
  const [state, setState] = useState<State>("loading");
  const loader = useRef(load);
  loader.current = load;

  const work = useCallback((signal: AbortSignal, query: ObjectQuery) => loader.current(query, signal), []);
  const typed = useMemo(() => latest(work), [work]);
  const asked = useMemo(() => latest(work, 0), [work]);
  useEffect(
    () => () => {
      typed.cancel();
      asked.cancel();
    },
    [typed, asked],
  );

  const take = async (page: Promise<ObjectPage<T>>, before: readonly T[]) => {
    setState("loading");
    try {
      const { results, total_count } = await page;
      setItems([...before, ...results]);
      setTotal(total_count);
      setState("ready");
    } catch (error) {
      if (!(error instanceof Superseded)) setState("failed");
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is requested once
  useEffect(() => void take(asked.run({ search: "", offset: 0, limit }), []), [asked]);

  return {
    search,
    items,
    state,
    hasMore: items.length < total,
    find: (text: string) => {
      setSearch(text);
      asked.cancel();
      void take(typed.run({ search: text, offset: 0, limit }), []);
    },
    more: () => void take(asked.run({ search, offset: items.length, limit }), items),
  };
}
