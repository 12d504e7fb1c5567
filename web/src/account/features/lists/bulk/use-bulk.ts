// Runs an action on all selected rows: reports an empty selection, shows the result at once, and reports success by the resource's
// message or a general one.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BulkAnswer, Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { toasts } from "@/ui/overlay/toast-queue";
import { showErrors } from "../../errors";
import { type Become, foreseen, foreseenChange, resourceOf, rowsBecome } from "../../resources";
import type { BulkAction, ListDeclaration } from "../declaration";
import { inParts, MOST_TOGETHER, type Outcome } from "./parts";

export function sayNothingSelected(title: string = t("account.bulk.nothingSelected")) {
  toasts.show({ kind: "info", title, detail: t("account.bulk.selectFirst") });
}

interface Asked<T extends Row> {
  action: BulkAction<T>;
  rows: readonly T[];
}

interface Work<T extends Row> extends Asked<T> {
  become?: Become<T>;
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
  const asOneChange = foreseenChange(client, declaration.resource, (_: Asked<T>) => null);

  const workThrough = ({ action, rows, become, run }: Work<T>): Promise<Outcome<T>> =>
    inParts(rows, {
      size: action.atOnce ?? MOST_TOGETHER,
      work: (part) =>
        foreseen(client, declaration.resource, become ? rowsBecome(part, become) : null, () => run(part)),
      onProgress: (done) => setProgress({ done, count: rows.length }),
    }).finally(() => setProgress(null));

  const undoing = (asked: Asked<T>) =>
    asked.action.undo && { label: t("account.bulk.undo"), run: () => undo.mutate(asked) };

  const undo = useMutation({
    ...asOneChange,
    mutationFn: ({ action, rows }: Asked<T>) => {
      const former = new Map(rows.map((row) => [row.key, row]));
      return workThrough({
        action,
        rows,
        become: ({ key }) => former.get(key) ?? {},
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

  const tell = (answer: BulkAnswer | undefined, asked: Asked<T>) => {
    const { action, rows } = asked;
    if (answer && action.remark && !action.remark(answer)) return;
    if (answer && action.tellFewer && answer.updated < rows.length)
      return toasts.show(action.tellFewer(answer.updated, rows.length));
    return toasts.show({
      kind: "success",
      title: answer?.message ? wordsFor(action, answer.message) : t("account.bulk.updated"),
      action: undoing(asked),
    });
  };

  const tellPart = ({ answer, done, failure }: Outcome<T>, { action, rows }: Asked<T>) => {
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
    mutationFn: ({ action, rows }: Asked<T>) =>
      workThrough({ action, rows, become: action.become, run: (part) => action.run(part, resource) }),
    onSuccess: (outcome, asked) => {
      if (outcome.left.length > 0) tellPart(outcome, asked);
      else tell(outcome.answer, asked);
      onDone(outcome.done);
    },
  });

  return { mutate: bulk.mutate, isPending: bulk.isPending, progress };
}
