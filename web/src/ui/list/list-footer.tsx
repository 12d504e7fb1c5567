// Footer of a list: visible range, pagination and page size.
import { t } from "@/i18n/ui";
import { cx } from "../class-names";
import { Pagination, type PaginationProps } from "./pagination";

interface ListFooterProps extends PaginationProps {
  /** The page sizes to choose from. */
  limits: readonly number[];
  onLimitChange: (limit: number) => void;
}

export function ListFooter({ limits, onLimitChange, className, ...pagination }: ListFooterProps) {
  const offered = [...new Set([...limits, pagination.limit])].sort((a, b) => a - b);
  const isOnePage = pagination.total <= Math.min(...offered);
  return (
    <footer
      className={cx(
        "flex min-h-13 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-surface px-4 py-2 text-sm sm:px-5",
        className,
      )}
    >
      <Pagination {...pagination} className="flex-1" />
      <label className={cx("flex items-center gap-2 text-ink-subtle max-md:hidden", isOnePage && "hidden")}>
        {t("ui.rowsPerPage")}
        <select
          value={pagination.limit}
          onChange={(event) => onLimitChange(Number(event.target.value))}
          className="h-8 rounded-sm border border-line-strong/60 bg-surface px-1.5 text-ink tabular-nums"
        >
          {offered.map((limit) => (
            <option key={limit} value={limit}>
              {limit}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
