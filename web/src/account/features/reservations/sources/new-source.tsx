// Creates a booking source; if opened from a booking, selects it at once.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "@/api/errors";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { TextField } from "@/ui/form/text-field";
import { useServerErrors } from "@/ui/form/use-server-errors";
import { toasts } from "@/ui/overlay/toast-queue";
import { refreshRows, resourceOf } from "../../resources";
import { ActionDialog } from "../actions/action-dialog";

export type Source = Pick<RowOf<"source">, "key" | "uri" | "name">;

const LONGEST = 120;

interface NewSourceProps {
  onClose: () => void;
  onAdded?: (source: Source) => void;
}

export function NewSource({ onClose, onAdded }: NewSourceProps) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const errors = useServerErrors();
  const add = useMutation({
    mutationFn: () => resourceOf<Source>("source").create({ name: name.trim() }),
    meta: { showsOwnError: true },
    onSuccess: async (source) => {
      toasts.show({ kind: "success", title: t("account.source.added") });
      onAdded?.(source);
      onClose();
      await refreshRows(client, "source");
    },
    onError: (error) => {
      toasts.show({ kind: "error", title: t("account.source.failed") });
      if (error instanceof ApiError && error.problem.kind === "fields") errors.report(error.problem.fields);
    },
  });
  return (
    <ActionDialog
      size="sm"
      title={t("account.new.source")}
      confirm={t("account.record.create")}
      isDisabled={name.trim() === ""}
      isPending={add.isPending}
      error={null}
      onConfirm={() => add.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        isRequired
        label={t("account.field.name")}
        description={t("account.source.hint")}
        maxLength={LONGEST}
        value={name}
        {...errors.field("name", setName)}
      />
    </ActionDialog>
  );
}
