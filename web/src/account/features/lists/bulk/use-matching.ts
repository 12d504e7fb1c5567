// Loads all rows that match a list's query, page by page, until all are loaded or the user stops it.
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { EXPORT_LIMIT, type ListQuery, type Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import { resourceOf } from "../../resources";

/** The same limit as for an export. */
export const SELECTION_LIMIT = EXPORT_LIMIT;

interface Matching<T extends Row> {
  resource: NameOf<T>;
  query: Pick<ListQuery, "filters" | "search" | "order_by">;
  /** Set when the user clears the selection, which stops the loading. */
  isNothingSelected: boolean;
  onFound: (rows: readonly T[]) => void;
}

export function useMatching<T extends Row>({
  resource,
  query: { filters, search, order_by },
  isNothingSelected,
  onFound,
}: Matching<T>) {
  const query = { filters, search, order_by };
  const [found, setFound] = useState(0);
  const controller = useRef<AbortController>(null);
  const stop = () => controller.current?.abort();

  const work = useMutation({
    mutationFn: async (_beforeSelecting: () => void): Promise<readonly T[] | null> => {
      controller.current = new AbortController();
      const { signal } = controller.current;
      setFound(0);
      const options = { signal, most: SELECTION_LIMIT, onPage: setFound };
      return await resourceOf<T>(resource)
        .listAll(query, options)
        .then(({ results }) => (signal.aborted ? null : results))
        .catch((error: unknown) => {
          if (signal.aborted) return null;
          throw error;
        });
    },
    onSuccess: (rows, beforeSelecting) => {
      if (!rows) return;
      beforeSelecting();
      onFound(rows);
    },
  });

  const queryKey = JSON.stringify([resource, query, isNothingSelected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of a former query are of no use
  useEffect(() => stop, [queryKey]);

  return { found, isUnderWay: work.isPending, start: work.mutate, stop };
}
