// A table with sorting and selection; wide ones scroll inside their frame. The parts mirror React Aria's.
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import {
  Cell as AriaCell,
  type CellProps as AriaCellProps,
  Column as AriaColumn,
  type ColumnProps as AriaColumnProps,
  Row as AriaRow,
  type RowProps as AriaRowProps,
  Table as AriaTable,
  TableBody as AriaTableBody,
  TableHeader as AriaTableHeader,
  type TableProps as AriaTableProps,
  Collection,
  type TableBodyProps,
  type TableHeaderProps,
  useTableOptions,
} from "react-aria-components/Table";
import { Checkbox } from "./checkbox";
import { cx } from "./class-names";

type Align = "start" | "end";

const alignment: Record<Align, string> = { start: "text-start", end: "text-end tabular-nums" };

export interface TableProps extends Omit<AriaTableProps, "className" | "style" | "aria-label"> {
  label: string;
  className?: string;
}

export function Table({ label, className, ...props }: TableProps) {
  return (
    <div className={cx("w-full overflow-x-auto rounded-lg border border-line bg-surface", className)}>
      <AriaTable {...props} aria-label={label} className="w-full border-collapse text-sm outline-none" />
    </div>
  );
}

export function TableHeader<T extends object>({
  columns,
  children,
  ...props
}: Omit<TableHeaderProps<T>, "className">) {
  const { selectionBehavior, selectionMode } = useTableOptions();
  return (
    <AriaTableHeader {...props} className="border-b border-line bg-sunken/60">
      {selectionBehavior === "toggle" && (
        <AriaColumn className="w-11 ps-4">
          {selectionMode === "multiple" && <Checkbox slot="selection" />}
        </AriaColumn>
      )}
      <Collection items={columns}>{children}</Collection>
    </AriaTableHeader>
  );
}

export interface ColumnProps extends Omit<AriaColumnProps, "children" | "className" | "style"> {
  children: ReactNode;
  align?: Align;
}

export function Column({ children, align = "start", ...props }: ColumnProps) {
  return (
    <AriaColumn
      {...props}
      className={cx(
        "focus-ring px-4 py-2.5 text-xs font-semibold whitespace-nowrap text-ink-muted -outline-offset-2",
        props.allowsSorting && "cursor-pointer data-hovered:text-ink",
        alignment[align],
      )}
    >
      {({ allowsSorting, sortDirection }) => (
        <span
          className={cx(
            "inline-flex items-center gap-1.5 align-middle",
            align === "end" && "flex-row-reverse",
          )}
        >
          {children}
          {allowsSorting && (
            <span className={cx("[&_svg]:size-3.5", !sortDirection && "opacity-0")}>
              {sortDirection === "descending" ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
            </span>
          )}
        </span>
      )}
    </AriaColumn>
  );
}

export function TableBody<T extends object>(props: Omit<TableBodyProps<T>, "className">) {
  return <AriaTableBody {...props} className="divide-y divide-line data-empty:text-center" />;
}

export function Row<T extends object>({ columns, children, ...props }: Omit<AriaRowProps<T>, "className">) {
  const { selectionBehavior } = useTableOptions();
  return (
    <AriaRow
      {...props}
      className={cx(
        "focus-ring -outline-offset-2 transition-colors data-selected:bg-accent-soft data-disabled:opacity-50",
        "data-hovered:bg-sunken/70 data-selected:data-hovered:bg-accent-soft",
        (props.onAction || props.href) && "cursor-pointer",
      )}
    >
      {selectionBehavior === "toggle" && (
        <AriaCell className="ps-4">
          <Checkbox slot="selection" />
        </AriaCell>
      )}
      <Collection items={columns}>{children}</Collection>
    </AriaRow>
  );
}

export interface CellProps extends Omit<AriaCellProps, "children" | "className" | "style"> {
  children: ReactNode;
  align?: Align;
}

export function Cell({ children, align = "start", ...props }: CellProps) {
  return (
    <AriaCell
      {...props}
      className={cx("focus-ring px-4 py-3 align-middle -outline-offset-2", alignment[align])}
    >
      {children}
    </AriaCell>
  );
}
