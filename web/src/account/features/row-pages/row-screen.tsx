// Frame of a resource's own page: link back, the row once it is loaded, or the error.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { useDocumentTitle } from "@/ui/use-document-title";
import { rowQuery } from "../resources";
import { BackLink, RowMissing } from "./row-missing";

interface RowScreenProps<T extends Row> {
  resource: NameOf<T>;
  recordKey: string;
  nameOf: (row: T) => string;
  isWide?: boolean;
  children: (row: T) => ReactNode;
}

export function RowScreen<T extends Row>({
  resource,
  recordKey,
  nameOf,
  isWide,
  children,
}: RowScreenProps<T>) {
  const row = useQuery(rowQuery<T>(resource, recordKey));
  useDocumentTitle(row.data ? nameOf(row.data) : "", t(`account.noun.${resource}`), "Casita");
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className={cx("mx-auto w-full px-4 py-5 sm:px-8 sm:py-8", isWide ? "max-w-6xl" : "max-w-5xl")}>
        <BackLink resource={resource} />
        {row.isPending && <SkeletonText lines={10} className="mt-10" />}
        {row.isError && (
          <RowMissing resource={resource} error={row.error} onRetry={() => void row.refetch()} />
        )}
        {row.data && children(row.data)}
      </div>
    </div>
  );
}
