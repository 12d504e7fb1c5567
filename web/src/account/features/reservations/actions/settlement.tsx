// What an action means in money: a few amounts, the decisive one last and largest.
import type { ReactNode } from "react";
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";

interface Sum {
  name: string;
  amount: string;
  isResult?: boolean;
}

interface SettlementProps {
  sums: readonly Sum[];
  /** A newer result is loading. */
  isStale?: boolean;
  children?: ReactNode;
}

export function Settlement({ sums, isStale, children }: SettlementProps) {
  return (
    <div
      role="status"
      aria-busy={isStale}
      className={cx("rounded-lg bg-sunken p-4 tabular-nums transition-opacity", isStale && "opacity-50")}
    >
      <dl className="flex flex-col gap-2">
        {sums.map(({ name, amount, isResult }) => (
          <div
            key={name}
            className={cx(
              "flex items-baseline justify-between gap-4",
              isResult ? "text-lg font-semibold [&:not(:first-child)]:mt-1" : "text-ink-muted",
            )}
          >
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="mt-2 text-sm text-ink-muted">{children}</div>}
    </div>
  );
}

export const SettlementLoading = () => (
  <div role="status" aria-label={t("ui.loading")} className="flex flex-col gap-3 rounded-lg bg-sunken p-4">
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-6 w-3/5" />
  </div>
);
