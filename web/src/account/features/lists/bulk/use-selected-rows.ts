// The selected rows. Paging keeps them; another query clears them.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Row } from "@/api/resource";
import type { ListState } from "@/kit/list/list-state";
import { Selection } from "@/kit/list/selection";

const none = <T extends Row>() => Selection.none<T>({ keyOf: ({ key }) => key });

export function useSelectedRows<T extends Row>(
  rows: readonly T[],
  { filters, query }: Pick<ListState, "filters" | "query">,
) {
  const [selection, setSelection] = useState(none<T>);
  // Actions also need the selected rows of other pages.
  const seen = useRef(new Map<string, T>());
  const see = (those: readonly T[]) => {
    for (const row of those) seen.current.set(row.key, row);
  };
  see(rows);

  const listQuery = JSON.stringify([filters, query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query clears the selection
  useEffect(() => {
    setSelection(none<T>());
    seen.current.clear();
  }, [listQuery]);

  return {
    selection,
    setSelection,
    chosen: () => [...selection.keys].flatMap((key) => seen.current.get(key) ?? []),
    clear: useCallback(() => setSelection(none<T>()), []),
    /** Adds rows to the selection, also from pages that were never shown. */
    add: (more: readonly T[]) => {
      see(more);
      setSelection((was) => was.all(more));
    },
    drop: (some: readonly T[]) => setSelection((was) => was.without(some)),
  };
}
