// Header of a list: title, total count and actions.
import type { ReactNode } from "react";
import { cx } from "../class-names";

interface ListNavbarProps {
  title: string;
  /** The total count as text. */
  count?: string;
  /** The primary action, at the end of the first line. */
  actions?: ReactNode;
  /** Views of the list, below its title. */
  views?: ReactNode;
  /** Search, filters, sorting: the last line. */
  children?: ReactNode;
  className?: string;
}

export function ListNavbar({ title, count, actions, views, children, className }: ListNavbarProps) {
  return (
    <header className={cx("flex flex-col border-b border-line bg-surface", className)}>
      <div className="flex min-h-16 items-center justify-between gap-3 px-4 py-2 sm:px-5">
        <h1 className="flex min-w-0 items-baseline gap-2.5 text-xl font-semibold tracking-tight">
          <span className="truncate">{title}</span>
          {count && <span className="text-sm font-normal text-ink-subtle tabular-nums">{count}</span>}
        </h1>
        <div className="flex shrink-0 items-center gap-2">{actions}</div>
      </div>
      {views && <div className="px-4 sm:px-5">{views}</div>}
      {children && <div className="flex flex-wrap items-center gap-2 px-4 py-2.5 sm:px-5">{children}</div>}
    </header>
  );
}
