// Runs an action on all selected rows: reports an empty selection, shows the result at once, and reports success by the resource's
// message or a general one.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BulkAnswer, Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { toasts } from "@/ui/overlay/toast-queue";
import { showErrors } from "../../errors";
import {
  optimisticMutation,
  type RowUpdate,
  resourceOf,
  updateCachedRows,
  withOptimisticUpdate,
} from "../../resources";
import type { BulkAction, ListDeclaration } from "../declaration";
import { inParts, MAX_PER_CALL, type Outcome } from "./parts";

export function sayNothingSelected(title: string = t("account.bulk.nothingSelected")) {
  toasts.show({ kind: "info", title, detail: t("account.bulk.selectFirst") });
}

interface BulkRequest<T extends Row> {
  action: BulkAction<T>;
  rows: readonly T[];
}

interface Work<T extends Row> extends BulkRequest<T> {
  updateRow?: RowUpdate<T>;
  run: (part: readonly T[]) => Promise<BulkAnswer | undefined>;
}

/** Progress of an action that takes several calls. */
export interface BulkProgress {
  done: number;
  count: number;
}

export function useBulk<T extends Row>(
  declaration: ListDeclaration<T>,
  onDone: (rows: readonly T[]) => void,
) {
  const client = useQueryClient();
  const resource = resourceOf<T>(declaration.resource);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  // Counts as one change: rows are refetched after the last part.
  const asOneChange = optimisticMutation(client, declaration.resource, (_: BulkRequest<T>) => null);

  const workThrough = ({ action, rows, updateRow, run }: Work<T>): Promise<Outcome<T>> =>
    inParts(rows, {
      size: action.atOnce ?? MAX_PER_CALL,
      work: (part) =>
        withOptimisticUpdate(
          client,
          declaration.resource,
          updateRow ? updateCachedRows(part, updateRow) : null,
          () => run(part),
        ),
      onProgress: (done) => setProgress({ done, count: rows.length }),
    }).finally(() => setProgress(null));

  const undoing = (request: BulkRequest<T>) =>
    request.action.undo && { label: t("account.bulk.undo"), run: () => undo.mutate(request) };

  const undo = useMutation({
    ...asOneChange,
    mutationFn: ({ action, rows }: BulkRequest<T>) => {
      const former = new Map(rows.map((row) => [row.key, row]));
      return workThrough({
        action,
        rows,
        updateRow: ({ key }) => former.get(key) ?? {},
        run: async (part) => {
          await action.undo?.(part, resource);
          return undefined;
        },
      });
    },
    onSuccess: ({ done, left, failure }, { action, rows }) => {
      if (left.length === 0) return;
      showErrors(failure);
      toasts.show({
        kind: "warning",
        title: t("account.bulk.partlyUndone", { done: done.length, count: rows.length }),
        action: undoing({ action, rows: left }),
      });
    },
  });

  /** The resource's message, translated if we have a text for it. */
  const wordsFor = ({ name }: BulkAction<T>, message: string) =>
    translateKnown(`account.done.${declaration.resource}.${name}`, message);

  const notify = (answer: BulkAnswer | undefined, request: BulkRequest<T>) => {
    const { action, rows } = request;
    if (answer && action.remark && !action.remark(answer)) return;
    if (answer && action.fewerChanged && answer.updated < rows.length)
      return toasts.show(action.fewerChanged(answer.updated, rows.length));
    return toasts.show({
      kind: "success",
      title: answer?.message ? wordsFor(action, answer.message) : t("account.bulk.updated"),
      action: undoing(request),
    });
  };

  const notifyPartly = ({ answer, done, failure }: Outcome<T>, { action, rows }: BulkRequest<T>) => {
    showErrors(failure);
    if (answer) action.remark?.(answer);
    toasts.show({
      kind: "warning",
      title: t("account.bulk.progress", { done: done.length, count: rows.length }),
      detail: t("account.bulk.restSelected"),
      action: undoing({ action, rows: done }),
    });
  };

  const bulk = useMutation({
    ...asOneChange,
    mutationFn: ({ action, rows }: BulkRequest<T>) =>
      workThrough({ action, rows, updateRow: action.updateRow, run: (part) => action.run(part, resource) }),
    onSuccess: (outcome, request) => {
      if (outcome.left.length > 0) notifyPartly(outcome, request);
      else notify(outcome.answer, request);
      // Rows for which it was not done stay selected.
      const refused = new Set(outcome.answer?.refused?.map(({ key }) => key));
      onDone(outcome.done.filter(({ key }) => !refused.has(key)));
    },
  });

  return { mutate: bulk.mutate, isPending: bulk.isPending, progress };
}
