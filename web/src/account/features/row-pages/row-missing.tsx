// Shown if the page of a row cannot be shown: the reason, and a link back to the list.
import { ArrowLeft, CloudOff, FileQuestion } from "lucide-react";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { cx } from "@/ui/class-names";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { failureText } from "../error-texts";
import { listHref, type ResourceName } from "../resources";

const NOT_FOUND = 404;

export const BackLink = ({ resource, className }: { resource: ResourceName; className?: string }) => (
  <Link
    href={listHref(resource)}
    className={cx("inline-flex items-center gap-1.5 text-sm no-underline!", className)}
  >
    <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" /> {t(`account.noun.${resource}`)}
  </Link>
);

interface RowMissingProps {
  resource: ResourceName;
  error: Error;
  onRetry: () => void;
}

export function RowMissing({ resource, error, onRetry }: RowMissingProps) {
  const isGone = error instanceof ApiError && error.problem.status === NOT_FOUND;
  return isGone ? (
    <ListPlaceholder
      icon={<FileQuestion aria-hidden />}
      title={t("account.record.missing")}
      detail={t("account.record.missingDetail")}
      actionLabel={t("account.record.toList")}
      actionHref={listHref(resource)}
    />
  ) : (
    <ListPlaceholder
      icon={<CloudOff aria-hidden />}
      title={t("account.list.failed")}
      detail={failureText(error)}
      actionLabel={t("account.retry")}
      onAction={onRetry}
    />
  );
}
