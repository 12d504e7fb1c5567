// A section of the page that failed to load, with a button to retry.
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { failureText } from "../../error-texts";

export function PartFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
      <span>{failureText(error)}</span>
      <Button size="sm" onPress={onRetry}>
        {t("account.retry")}
      </Button>
    </div>
  );
}
