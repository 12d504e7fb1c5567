// Which rows are selected. Turning pages keeps them; another question to the list does not.
import { useCallback, useEffect, useRef, useState } from "react";
import type { Row } from "@/api/resource";
import type { ListState } from "@/kit/list-state";
import { Selection } from "@/kit/selection";

const none = <T extends Row>() => Selection.none<T>({ keyOf: ({ key }) => key });

export function useSelectedRows<T extends Row>(
  rows: readonly T[],
  { filters, query }: Pick<ListState, "filters" | "query">,
) {
  const [selection, setSelection] = useState(none<T>);
  // Rows of other pages are still needed when something is done with them.
  const seen = useRef(new Map<string, T>());
  const see = (those: readonly T[]) => {
    for (const row of those) seen.current.set(row.key, row);
  };
  see(rows);

  const question = JSON.stringify([filters, query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another list
  useEffect(() => {
    setSelection(none<T>());
    seen.current.clear();
  }, [question]);

  return {
    selection,
    setSelection,
    chosen: () => [...selection.keys].flatMap((key) => seen.current.get(key) ?? []),
    clear: useCallback(() => setSelection(none<T>()), []),
    /** Selects rows beside those that are, also of pages that were never shown. */
    add: (more: readonly T[]) => {
      see(more);
      setSelection((was) => was.all(more));
    },
    drop: (some: readonly T[]) => setSelection((was) => was.without(some)),
  };
}
