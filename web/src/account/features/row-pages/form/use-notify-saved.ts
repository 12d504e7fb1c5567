// Confirms that a row is saved, with undo to its former values.
import { useMutation } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { toasts } from "@/ui/overlay/toast-queue";
import { type ResourceName, resourceOf } from "../../resources";
import { copyOf } from "../fields/copy-of";
import type { Values } from "../fields/fields";

export function useNotifySaved(resource: ResourceName, refresh: () => Promise<unknown>) {
  const undo = useMutation({
    mutationFn: ({ key, before }: { key: string; before: Values }) =>
      resourceOf<Row>(resource).update(key, before),
    onSuccess: refresh,
  });
  return (row: Row, changes: Values) => {
    const before = copyOf(row, Object.keys(changes));
    toasts.show({
      kind: "success",
      title: t("account.record.saved"),
      action: { label: t("account.bulk.undo"), run: () => undo.mutate({ key: row.key, before }) },
    });
  };
}
