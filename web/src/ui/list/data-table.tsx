// A table with sorting and selection. Each row has one link that covers it. On a phone a row becomes a card; wide tables scroll
// inside their frame, below a sticky head.
import { ArrowDown, ArrowUp } from "lucide-react";
import { type CSSProperties, type ReactNode, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/ui";
import type { SortOrder } from "@/kit/list/list-state";
import type { Selection } from "@/kit/list/selection";
import { Checkbox } from "../choice/checkbox";
import { cx } from "../class-names";

/** A cell's place in the phone card: the first line, its end, the line below, or hidden. */
type PhonePlace = "title" | "end" | "note" | "hidden";

export interface DataColumn<T> {
  key: string;
  title: string;
  cell: (row: T) => ReactNode;
  align?: "start" | "end";
  isSortable?: boolean;
  phone?: PhonePlace;
  /** Contains controls, which are placed above the row's link. */
  isInteractive?: boolean;
}

interface DataTableProps<T> {
  label: string;
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Accessible name of a row. */
  nameOf: (row: T) => string;
  hrefOf?: (row: T) => string | undefined;
  selection?: Selection<T>;
  onSelectionChange?: (selection: Selection<T>) => void;
  sort?: SortOrder | null;
  onSort?: (column: string) => void;
  /** Newer rows are loading. */
  isStale?: boolean;
  /** For many columns beside other content. */
  isDense?: boolean;
  className?: string;
}

const places: Record<PhonePlace, string> = {
  title: "md:min-w-40 max-sm:order-1 max-sm:min-w-0 max-sm:flex-1 max-sm:text-base",
  end: "max-sm:order-2",
  note: "max-sm:order-4 max-sm:text-ink-muted",
  hidden: "max-sm:hidden",
};

const alignments = { start: "text-start", end: "text-end tabular-nums max-sm:text-start" };

/** Adds a gap between a number and the text after it. */
const gapAfter = <T,>(columns: readonly DataColumn<T>[], place: number) => {
  const next = columns[place + 1];
  return columns[place]?.align === "end" && next && next.align !== "end" && "md:pe-10";
};

/** Marks the link of a row, which row navigation by keyboard focuses. */
export const ROW_LINK = "data-row-link";

export function DataTable<T>(props: DataTableProps<T>) {
  const { label, rows, keyOf, isStale, isDense, className } = props;
  return (
    <div className={cx("relative w-full overflow-auto", className)}>
      <table
        aria-label={label}
        aria-busy={isStale || undefined}
        style={isDense ? DENSE : undefined}
        className="w-full border-separate border-spacing-0 text-sm [--cell:--spacing(2)] max-sm:block md:[--cell:--spacing(3)]"
      >
        <TableHead {...props} />
        <tbody className={cx("max-sm:block transition-opacity", isStale && "opacity-55")}>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const DENSE = { "--cell": "0.4375rem" } as CSSProperties;

const headCell =
  "sticky top-0 z-2 h-10 border-b border-line bg-surface px-(--cell) text-xs font-medium whitespace-nowrap text-ink-subtle first:ps-5 last:pe-5";

function TableHead<T>({ columns, rows, selection, onSelectionChange, sort, onSort }: DataTableProps<T>) {
  const state = selection?.stateOf(rows);
  return (
    <thead className="max-sm:sr-only">
      <tr>
        {selection && (
          <th scope="col" className={cx(headCell, "w-10")}>
            <Checkbox
              aria-label={t("ui.selectAll")}
              isSelected={state === "all"}
              isIndeterminate={state === "some"}
              isDisabled={rows.length === 0}
              onChange={(isOn) => onSelectionChange?.(isOn ? selection.all(rows) : selection.none())}
            />
          </th>
        )}
        {columns.map((column, place) => (
          <HeadCell
            key={column.key}
            column={column}
            sort={sort}
            onSort={onSort}
            className={cx(gapAfter(columns, place))}
          />
        ))}
      </tr>
    </thead>
  );
}

const spokenOrder = (sort: SortOrder | null | undefined, key: string) => {
  if (sort?.field !== key) return "none";
  return sort.isDescending ? "descending" : "ascending";
};

function HeadCell<T>({
  column: { key, title, align = "start", isSortable },
  sort,
  onSort,
  className,
}: {
  column: DataColumn<T>;
  sort?: SortOrder | null;
  onSort?: (column: string) => void;
  className?: string;
}) {
  const order = spokenOrder(sort, key);
  const Arrow = order === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSortable ? order : undefined}
      className={cx(headCell, alignments[align], className)}
    >
      {isSortable ? (
        <Button
          onPress={() => onSort?.(key)}
          className={cx(
            "focus-ring group -mx-1.5 inline-flex h-7 items-center gap-1 rounded-xs px-1.5 font-medium data-hovered:bg-sunken data-hovered:text-ink",
            align === "end" && "flex-row-reverse",
            order !== "none" && "text-ink",
          )}
        >
          {title}
          <Arrow
            aria-hidden
            className={cx("size-3.5", order === "none" && "opacity-0 group-data-hovered:opacity-40")}
          />
        </Button>
      ) : (
        title
      )}
    </th>
  );
}

const bodyCell =
  "h-13 border-b border-line px-(--cell) py-2 align-middle first:ps-5 last:pe-5 max-sm:h-auto max-sm:border-0 max-sm:p-0 max-sm:first:ps-0 max-sm:last:pe-0";

function TableRow<T>({
  row,
  columns,
  nameOf,
  hrefOf,
  selection,
  onSelectionChange,
  rows,
}: DataTableProps<T> & { row: T }) {
  const withShift = useRef(false);
  const isSelected = selection?.has(row) ?? false;
  const href = hrefOf?.(row);
  const titleKey = (columns.find(({ phone }) => phone === "title") ?? columns[0])?.key;
  return (
    <tr
      data-selected={isSelected || undefined}
      className={cx(
        "group relative transition-colors data-selected:bg-accent-soft max-sm:border-b max-sm:border-line",
        // The second line of a card begins after its title and the cell at its end.
        "max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3 max-sm:after:order-3 max-sm:after:basis-full",
        selection && "max-sm:ps-12",
        href && "hover:bg-sunken/60 data-selected:hover:bg-accent-soft",
        "focus-within:bg-sunken/60",
      )}
    >
      {selection && (
        <td
          className={cx(
            bodyCell,
            "relative z-1 w-10 max-sm:absolute max-sm:start-4 max-sm:top-3 max-sm:w-auto",
          )}
          onClickCapture={(event) => {
            withShift.current = event.shiftKey;
          }}
        >
          <Checkbox
            aria-label={t("ui.selectRow", { name: nameOf(row) })}
            isSelected={isSelected}
            onChange={() =>
              onSelectionChange?.(withShift.current ? selection.range(rows, row) : selection.toggle(row))
            }
          />
        </td>
      )}
      {columns.map(({ key, cell, align = "start", phone = "hidden", isInteractive }, place) => {
        const className = cx(
          bodyCell,
          alignments[align],
          gapAfter(columns, place),
          places[key === titleKey ? "title" : phone],
          isInteractive && "relative z-1",
        );
        return key === titleKey ? (
          <th key={key} scope="row" className={cx(className, "text-start font-normal")}>
            <RowLink href={href}>{cell(row)}</RowLink>
          </th>
        ) : (
          <td key={key} className={className}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

function RowLink({ href, children }: { href?: string; children: ReactNode }) {
  if (!href) return children;
  return (
    <Link
      href={href}
      {...{ [ROW_LINK]: "" }}
      className="block rounded-xs font-medium outline-none after:absolute after:inset-0 after:rounded-xs after:outline-2 after:-outline-offset-2 after:outline-transparent data-focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  );
}
