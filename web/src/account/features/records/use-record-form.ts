// A form over a row: what was typed, what differs from the row, and what the server found wrong. What is typed is kept while
// the tab is open, where it is said whose draft it is.
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/api/errors";
import { useServerErrors } from "@/ui/use-server-errors";
import { type DraftOf, keepDraft, restoredDraft } from "./drafts";
import { changesOf, type Values } from "./fields";

export function useRecordForm(row: Values, kept: DraftOf | null = null) {
  const [restored, setRestored] = useState(() => kept && restoredDraft(kept, row));
  const [draft, setDraft] = useState<Values>(restored?.values ?? {});
  const latest = useRef(draft);
  latest.current = draft;
  const errors = useServerErrors();
  const changes = changesOf(row, draft);
  const isChanged = Object.keys(changes).length > 0;
  const written = JSON.stringify([kept, changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are told by what is written
  useEffect(() => keep(changes), [written]);

  function keep(left: Values) {
    if (kept) keepDraft(kept, row, left);
  }

  /** Kept at once, since the form may be gone before it is drawn again. */
  function become(left: Values) {
    setDraft(left);
    setRestored(null);
    errors.report({});
    keep(changesOf(row, left));
  }

  return {
    values: { ...row, ...draft } as Values,
    changes,
    isChanged,
    /** What came back from before, until it is saved or thrown away. */
    restored: isChanged ? restored : null,
    errors,
    set: (name: string, value: unknown) => setDraft((was) => ({ ...was, [name]: value })),
    reset: () => become({}),
    /** These are saved; what was typed meanwhile is not, and stays. */
    settle: (saved: Values) => become(changesOf(saved, latest.current)),
    /** Puts what the server found wrong at its inputs. */
    fail: (error: Error) => {
      if (error instanceof ApiError && error.problem.kind === "fields") errors.report(error.problem.fields);
    },
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
