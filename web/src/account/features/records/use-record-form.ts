// A form over a row: what was typed, what differs from the row, and what the server found wrong.
import { useState } from "react";
import { ApiError } from "@/api/errors";
import { useServerErrors } from "@/ui/use-server-errors";
import { changesOf, type Values } from "./fields";

export function useRecordForm(row: Values) {
  const [draft, setDraft] = useState<Values>({});
  const errors = useServerErrors();
  const changes = changesOf(row, draft);
  return {
    values: { ...row, ...draft } as Values,
    changes,
    isChanged: Object.keys(changes).length > 0,
    errors,
    set: (name: string, value: unknown) => setDraft((was) => ({ ...was, [name]: value })),
    reset: () => {
      setDraft({});
      errors.report({});
    },
    /** Puts what the server found wrong at its inputs. */
    fail: (error: Error) => {
      if (error instanceof ApiError && error.problem.kind === "fields") errors.report(error.problem.fields);
    },
  };
}

export type RecordForm = ReturnType<typeof useRecordForm>;
