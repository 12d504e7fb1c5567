// Which rows are selected. Turning pages keeps them; another question to the list does not.
import { useEffect, useRef, useState } from "react";
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
  for (const row of rows) seen.current.set(row.key, row);

  const question = JSON.stringify([filters, query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another list
  useEffect(() => {
    setSelection(none<T>());
    seen.current.clear();
  }, [question]);

  const chosen = () => [...selection.keys].flatMap((key) => seen.current.get(key) ?? []);
  return { selection, setSelection, chosen, clear: () => setSelection(none<T>()) };
}
