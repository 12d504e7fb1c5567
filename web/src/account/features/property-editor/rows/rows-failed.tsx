// Rows that failed to load: the reason, and a button to retry.
import { CloudOff } from "lucide-react";
import { t } from "@/i18n/editor";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { failureText } from "../../error-texts";

interface RowsFailedProps {
  query: { error: Error | null; data: unknown; refetch: () => unknown };
}

export function RowsFailed({ query: { error, data, refetch } }: RowsFailedProps) {
  if (!error || data !== undefined) return null;
  return (
    <ListPlaceholder
      icon={<CloudOff aria-hidden />}
      title={t("account.list.failed")}
      detail={failureText(error)}
      actionLabel={t("account.retry")}
      onAction={() => void refetch()}
    />
  );
}
