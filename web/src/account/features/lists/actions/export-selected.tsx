// Export of the selected rows, which are named in the address of the request.
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { Dialog } from "@/ui/overlay/dialog";
import { MAX_PER_URL_CALL } from "../bulk/parts";
import type { ActionPromptProps } from "../declaration";
import { ExportDialog } from "./export-dialog";

export function ExportSelected<T extends Row>({ resource, rows, onClose }: ActionPromptProps<T>) {
  if (rows.length > MAX_PER_URL_CALL)
    return (
      <Dialog
        isOpen
        size="sm"
        title={t("account.export.title")}
        onOpenChange={onClose}
        footer={<Button onPress={onClose}>{t("ui.close")}</Button>}
      >
        {t("account.export.tooMany", { count: MAX_PER_URL_CALL })}
      </Dialog>
    );
  const query = { filters: { key: rows.map(({ key }) => key) } };
  return <ExportDialog resource={resource} query={query} total={rows.length} isSelection onClose={onClose} />;
}
