// Declines a request, with a message to the guest.
import { useState } from "react";
import { t } from "@/i18n/account";
import { TextArea } from "@/ui/form/text-area";
import { guestName } from "../data/api-types";
import { decline } from "../data/calls";
import { useAction } from "../data/use-action";
import { ActionDialog, type ActionDialogOf, REASON_LENGTH } from "./action-dialog";

export function DeclineDialog({ reservation, onClose }: ActionDialogOf) {
  const [reason, setReason] = useState("");
  const action = useAction({
    send: () => decline(reservation.key, { reason }),
    done: () => t("account.decline.done"),
    onDone: onClose,
  });
  return (
    <ActionDialog
      isDangerous
      size="sm"
      title={t("account.decline.title")}
      confirm={t("account.act.decline")}
      isPending={action.isPending}
      error={action.error}
      onConfirm={action.run}
      onClose={onClose}
    >
      <p>{t("account.decline.detail", { guest: guestName(reservation) })}</p>
      <TextArea
        isOptional
        autoFocus
        label={t("account.field.reason")}
        description={t("account.act.told")}
        rows={3}
        maxLength={REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  );
}
