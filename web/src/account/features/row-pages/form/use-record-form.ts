// A form over a row: input, changes, and server errors. With `draftOf`, which identifies the draft, input is kept while the tab is
// open.
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/api/errors";
import { useServerErrors } from "@/ui/form/use-server-errors";
import { changesOf, type Values } from "../fields/fields";
import { type DraftOf, restoredDraft, storeDraft } from "./drafts";

export function useRecordForm(row: Values, draftOf: DraftOf | null = null) {
  const [restored, setRestored] = useState(() => draftOf && restoredDraft(draftOf, row));
  const [draft, setDraft] = useState<Values>(restored?.values ?? {});
  const latest = useRef(draft);
  latest.current = draft;
  const errors = useServerErrors();
  const changes = changesOf(row, draft);
  const isChanged = Object.keys(changes).length > 0;
  const written = JSON.stringify([draftOf, changes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` contains both
  useEffect(() => store(changes), [written]);

  function store(left: Values) {
    if (draftOf) storeDraft(draftOf, row, left);
  }

  /** Stored at once, since the form may be unmounted before the next render. */
  function updateRow(left: Values) {
    setDraft(left);
    setRestored(null);
    errors.report({});
    store(changesOf(row, left));
  }

  return {
    values: { ...row, ...draft } as Values,
    changes,
    isChanged,
    /** Restored input, until it is saved or discarded. */
    restored: isChanged ? restored : null,
    errors,
    set: (name: string, value: unknown) => setDraft((was) => ({ ...was, [name]: value })),
    reset: () => updateRow({}),
    /** Marks these values as saved; what was typed meanwhile remains unsaved. */
    settle: (saved: Values) => updateRow(changesOf(saved, latest.current)),
    /** Shows the server's errors at their inputs. */
    fail: (error: Error) => {
      if (error instanceof ApiError && error.problem.kind === "fields") errors.report(error.problem.fields);
    },
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
