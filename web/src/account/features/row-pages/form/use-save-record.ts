// Sends the changes of a form to its row and confirms them, with undo.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import type { Row } from "@/api/resource";
import { type ResourceName, refreshRows, resourceOf } from "../../resources";
import type { Values } from "../fields/fields";
import { useNotifySaved } from "./use-notify-saved";
import type { RecordForm } from "./use-record-form";

interface Sent {
  before: Row;
  changes: Values;
}

export function useSaveRecord(resource: ResourceName, row: Row, form: RecordForm) {
  const client = useQueryClient();
  const refresh = () => refreshRows(client, resource);
  const notifySaved = useNotifySaved(resource, refresh);
  const save = useMutation({
    mutationFn: ({ before, changes }: Sent) =>
      resourceOf<Row>(resource).update(before.key, { ...changes, version: before.version }),
    onSuccess: async (_, { before, changes }) => {
      notifySaved(before, changes);
      await refresh();
      form.settle(changes);
    },
    onError: form.fail,
  });
  return {
    isPending: save.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!save.isPending) save.mutate({ before: row, changes: form.changes });
    },
  };
}
