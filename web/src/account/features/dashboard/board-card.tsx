// A titled card of the dashboard, and the lines that it lists.
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-aria-components/Link";
import { cx } from "@/ui/class-names";
import { Count } from "../values";

interface BoardCardProps {
  title: string;
  /** Shown beside the title. */
  count?: number;
  isUrgent?: boolean;
  /** Shown at the end of the title line. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function BoardCard({ title, count, isUrgent, action, children, className }: BoardCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx("min-w-0 rounded-xl border border-line bg-surface", className)}
    >
      <header className="flex min-h-13 items-center justify-between gap-3 px-5 pt-3 pb-1">
        <h2 id={id} className="flex items-center gap-2.5 font-semibold">
          {title}
          {count !== undefined && (
            <span
              className={cx(
                "min-w-6 rounded-full px-2 py-0.5 text-center text-xs font-medium tabular-nums",
                isUrgent && count > 0 ? "bg-warning-soft text-warning" : "bg-sunken text-ink-muted",
              )}
            >
              <Count value={count} />
            </span>
          )}
        </h2>
        {action && <div className="shrink-0 text-sm">{action}</div>}
      </header>
      {children}
    </section>
  );
}

interface BoardLineProps {
  href: string;
  title: ReactNode;
  note: ReactNode;
  end?: ReactNode;
  icon?: LucideIcon;
}

/** A list item with a link. */
export function BoardLine({ href, title, note, end, icon: Icon }: BoardLineProps) {
  return (
    <li>
      <Link
        href={href}
        className="focus-ring flex items-center gap-3 rounded-md px-3 py-2 transition-colors data-hovered:bg-sunken"
      >
        {Icon && (
          <span className="grid size-8 shrink-0 place-items-center rounded-md bg-warning-soft text-warning">
            <Icon aria-hidden className="size-4" />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-[0.9375rem] font-medium">{title}</span>
          <span className="block truncate text-sm text-ink-muted">{note}</span>
        </span>
        {end && (
          <span className="flex shrink-0 flex-col items-end gap-0.5 self-start text-sm text-ink-muted tabular-nums">
            {end}
          </span>
        )}
      </Link>
    </li>
  );
}

export const BoardLines = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-col px-2 pb-3">{children}</ul>
);

export const Calm = ({ children }: { children: ReactNode }) => (
  <p className="px-5 pb-5 text-sm text-ink-muted">{children}</p>
);
