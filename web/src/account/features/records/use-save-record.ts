// Sends what a form changed of its row, and says so.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { toasts } from "@/ui/toast-queue";
import { type ResourceName, refreshRows, resourceOf } from "../resources";
import type { RecordForm } from "./use-record-form";

export function useSaveRecord(resource: ResourceName, row: Row, form: RecordForm) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => resourceOf<Row>(resource).update(row.key, { ...form.changes, version: row.version }),
    onSuccess: async () => {
      toasts.show({ kind: "success", title: t("account.record.saved") });
      await refreshRows(client, resource);
      form.reset();
    },
    onError: form.fail,
  });
  return {
    isPending: save.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!save.isPending) save.mutate();
    },
  };
}
