// Doing one thing to all selected rows: nothing selected is said, success is told in the resource's words or ours.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkAnswer, Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { toasts } from "@/ui/toast-queue";
import { refreshRows, resourceOf } from "../resources";
import type { BulkAction, ListDeclaration } from "./declaration";

export function sayNothingSelected(title: string = t("account.bulk.nothingSelected")) {
  toasts.show({ kind: "info", title, detail: t("account.bulk.selectFirst") });
}

export function useBulk<T extends Row>(declaration: ListDeclaration<T>, onDone: () => void) {
  const client = useQueryClient();
  const resource = resourceOf<T>(declaration.resource);
  const refresh = () => refreshRows(client, declaration.resource);

  const undo = useMutation({
    mutationFn: ({ action, rows }: { action: BulkAction<T>; rows: readonly T[] }) =>
      action.undo?.(rows, resource) ?? Promise.resolve(),
    onSuccess: refresh,
  });

  /** The resource's own words, in the reader's language where we know them. */
  const wordsFor = ({ name }: BulkAction<T>, message: string) =>
    translateKnown(`account.done.${declaration.resource}.${name}`, message);

  const tell = (answer: BulkAnswer | undefined, action: BulkAction<T>, rows: readonly T[]) =>
    toasts.show({
      kind: "success",
      title: answer?.message ? wordsFor(action, answer.message) : t("account.bulk.updated"),
      action: action.undo && { label: t("account.bulk.undo"), run: () => undo.mutate({ action, rows }) },
    });

  return useMutation({
    mutationFn: ({ action, rows }: { action: BulkAction<T>; rows: readonly T[] }) =>
      action.run(rows, resource),
    onSuccess: async (answer, { action, rows }) => {
      const isLeft = !(answer && action.remark) || action.remark(answer);
      if (isLeft) tell(answer, action, rows);
      onDone();
      await refresh();
    },
  });
}
