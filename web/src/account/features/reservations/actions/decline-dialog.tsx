// Declines a request, with a message to the guest.
import { useState } from "react";
import { t } from "@/i18n/account";
import { TextArea } from "@/ui/form/text-area";
import { decline } from "../data/calls";
import { useAct } from "../data/use-action";
import { guestName } from "../data/api-types";
import { ActDialog, type ActDialogOf, REASON_LENGTH } from "./action-dialog";

export function DeclineDialog({ reservation, onClose }: ActDialogOf) {
  const [reason, setReason] = useState("");
  const act = useAct({
    send: () => decline(reservation.key, { reason }),
    done: () => t("account.decline.done"),
    onDone: onClose,
  });
  return (
    <ActDialog
      isDangerous
      size="sm"
      title={t("account.decline.title")}
      confirm={t("account.act.decline")}
      isPending={act.isPending}
      error={act.error}
      onConfirm={act.run}
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
    </ActDialog>
  );
}
