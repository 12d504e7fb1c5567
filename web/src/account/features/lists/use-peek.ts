// The row in the peek panel beside the list. While the panel is open, it follows the focus.
import { useCallback, useState } from "react";
import type { Row } from "@/api/resource";

export function usePeek<T extends Row>(rows: readonly T[]) {
  const [key, setKey] = useState<string | null>(null);
  const keyAt = useCallback((index: number) => rows[index]?.key ?? null, [rows]);
  const toggle = useCallback(
    (index: number) => setKey((was) => (was === keyAt(index) ? null : keyAt(index))),
    [keyAt],
  );
  const follow = useCallback((index: number) => setKey((was) => was && keyAt(index)), [keyAt]);
  const close = useCallback(() => setKey(null), []);
  return { row: rows.find((row) => row.key === key), toggle, follow, close };
}
