// The options of an object selector: found by the typed text, loaded page by page.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { debounceLatest, Superseded } from "@/kit/timing/debounce-latest";

interface ObjectPage<T> {
  results: readonly T[];
  total_count: number;
}

interface ObjectQuery {
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
  const typed = useMemo(() => debounceLatest(work), [work]);
  const requests = useMemo(() => debounceLatest(work, 0), [work]);
  useEffect(
    () => () => {
      typed.cancel();
      requests.cancel();
    },
    [typed, requests],
  );

  const receive = async (page: Promise<ObjectPage<T>>, before: readonly T[]) => {
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
  useEffect(() => void receive(requests.run({ search: "", offset: 0, limit }), []), [requests]);

  return {
    search,
    items,
    state,
    hasMore: items.length < total,
    find: (text: string) => {
      setSearch(text);
      requests.cancel();
      void receive(typed.run({ search: text, offset: 0, limit }), []);
    },
    more: () => void receive(requests.run({ search, offset: items.length, limit }), items),
  };
}
