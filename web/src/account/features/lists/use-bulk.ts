// Doing one thing to all selected rows: nothing selected is said, what becomes of them is shown at once, success is told in the resource's words or ours.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkAnswer, Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { toasts } from "@/ui/toast-queue";
import { foreseenChange, resourceOf, rowsBecome } from "../resources";
import type { BulkAction, ListDeclaration } from "./declaration";

export function sayNothingSelected(title: string = t("account.bulk.nothingSelected")) {
  toasts.show({ kind: "info", title, detail: t("account.bulk.selectFirst") });
}

interface Asked<T extends Row> {
  action: BulkAction<T>;
  rows: readonly T[];
}

export function useBulk<T extends Row>(declaration: ListDeclaration<T>, onDone: () => void) {
  const client = useQueryClient();
  const resource = resourceOf<T>(declaration.resource);

  const undo = useMutation({
    ...foreseenChange(client, declaration.resource, ({ rows }: Asked<T>) =>
      rowsBecome<T>(rows, ({ key }) => rows.find((row) => row.key === key) ?? {}),
    ),
    mutationFn: ({ action, rows }: Asked<T>) => action.undo?.(rows, resource) ?? Promise.resolve(),
  });

  /** The resource's own words, in the reader's language where we know them. */
  const wordsFor = ({ name }: BulkAction<T>, message: string) =>
    translateKnown(`account.done.${declaration.resource}.${name}`, message);

  const tell = (answer: BulkAnswer | undefined, { action, rows }: Asked<T>) => {
    if (answer && action.remark && !action.remark(answer)) return;
    if (answer && action.tellFewer && answer.updated < rows.length)
      return toasts.show(action.tellFewer(answer.updated, rows.length));
    return toasts.show({
      kind: "success",
      title: answer?.message ? wordsFor(action, answer.message) : t("account.bulk.updated"),
      action: action.undo && { label: t("account.bulk.undo"), run: () => undo.mutate({ action, rows }) },
    });
  };

  return useMutation({
    ...foreseenChange(client, declaration.resource, ({ action: { become }, rows }: Asked<T>) =>
      become ? rowsBecome(rows, become) : null,
    ),
    mutationFn: ({ action, rows }: Asked<T>) => action.run(rows, resource),
    onSuccess: (answer, asked) => {
      tell(answer, asked);
      onDone();
    },
  });
}
