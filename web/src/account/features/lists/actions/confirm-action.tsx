// Asks for confirmation before an action on rows that cannot be undone.
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { Dialog } from "@/ui/overlay/dialog";
import { deletionText } from "../../states";
import type { ActionName } from "../declaration";

interface ConfirmProps {
  action: ActionName;
  rows: readonly Row[];
  onConfirm: () => void;
  onClose: () => void;
}

export function Confirm({ action, rows, onConfirm, onClose }: ConfirmProps) {
  const name = t(`account.action.${action}`);
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t("account.bulk.confirm", { action: name, count: rows.length })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t("account.cancel")}</Button>
          <Button variant="danger" onPress={onConfirm}>
            {name}
          </Button>
        </>
      }
    >
      {deletionText(rows)}
    </Dialog>
  );
}
