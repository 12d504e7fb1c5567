// A list without rows: loading, failed, or empty.
import type { UseQueryResult } from "@tanstack/react-query";
import { CloudOff, SearchX } from "lucide-react";
import { ApiError } from "@/api/errors";
import type { Page, Row } from "@/api/resource";
import { t } from "@/i18n/account";
import type { ListState } from "@/kit/list/list-state";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import type { ListDeclaration } from "./declaration";

const SKELETON_ROWS = ["w-2/3", "w-1/2", "w-3/5", "w-4/5", "w-2/5", "w-3/4", "w-1/3", "w-5/6"];

function ListLoading({ columns }: { columns: number }) {
  return (
    <div role="status" aria-label={t("ui.loading")} className="flex-1 overflow-hidden px-5 pt-10">
      {SKELETON_ROWS.map((width) => (
        <div key={width} className="flex h-13 items-center gap-8 border-b border-line">
          <Skeleton className="size-4.5 shrink-0 rounded-xs" />
          {Array.from({ length: columns }, (_, column) => column).map((column) => (
            <span key={column} className={column > 1 ? "flex-1 max-sm:hidden" : "flex-1"}>
              <Skeleton className={cx("h-3.5", width)} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.problem.kind !== "unreachable";
  return (
    <ListPlaceholder
      icon={<CloudOff aria-hidden />}
      title={t("account.list.failed")}
      detail={isRefused ? error.message : t("account.list.unreachable")}
      actionLabel={t("account.retry")}
      onAction={onRetry}
      className="my-auto"
    />
  );
}

interface ListWithoutRowsProps<T extends Row> {
  declaration: ListDeclaration<T>;
  answer: UseQueryResult<Page<T>>;
  state: ListState;
  columns: number;
  onClear: () => void;
  onCreate?: () => void;
}

export function ListWithoutRows<T extends Row>({
  declaration: { resource, icon: Icon },
  answer: { data, error, isPending, refetch },
  state,
  columns,
  onClear,
  onCreate,
}: ListWithoutRowsProps<T>) {
  if (isPending) return <ListLoading columns={columns} />;
  if (!data) return <ListFailed error={error as Error} onRetry={() => void refetch()} />;
  const isNarrowed = Object.keys(state.filters).length > 0 || state.query !== "";
  // A page beyond the last one is empty too.
  if (isNarrowed || data.total_count > 0) {
    return (
      <ListPlaceholder
        icon={<SearchX aria-hidden />}
        title={t("account.list.noneMatch")}
        detail={t("account.list.noneMatchDetail")}
        actionLabel={t("account.list.showAll")}
        onAction={onClear}
        className="my-auto"
      />
    );
  }
  return (
    <ListPlaceholder
      icon={<Icon aria-hidden />}
      title={t("account.list.none")}
      detail={t(`account.empty.${resource}`)}
      actionLabel={onCreate && t("account.list.new")}
      onAction={onCreate}
      className="my-auto"
    />
  );
}
