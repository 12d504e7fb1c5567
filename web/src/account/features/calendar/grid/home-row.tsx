// A home's row on the board: name, nights and bars.
// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned elements cannot be rows and cells of a table
import { memo, type ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { t } from "@/i18n/calendar";
import { cx } from "@/ui/class-names";
import { Skeleton } from "@/ui/feedback/skeleton";
import { entryId, isMovable, type Rights } from "../data/api-types";
import { entriesOf, spanOfEntry } from "../data/nights";
import type { Part } from "../data/use-homes";
import { Bar } from "./bar";
import { barPlace, lanesOf, mayCrossEdge, type Scale, type Span } from "./viewport/geometry";
import { HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT, WEEK } from "./viewport/measures";
import { useFrameQueue } from "./viewport/use-frame-queue";
import { WeekCells } from "./week-cells";

export const homeHref = (key: string) => `/account/calendar/${key}/`;

interface NightsProps {
  parts: readonly Part[];
  scale: Scale;
  days: Span;
  rights: Rights;
  /** Id of the entry that is being dragged. */
  dragged: string | null;
}

interface HomeRowProps extends NightsProps {
  row: number;
  /** The cell with the keyboard cursor, if it is in this row. */
  children?: ReactNode;
}

const isSame = (left: NightsProps, right: NightsProps) =>
  left.scale === right.scale &&
  left.rights === right.rights &&
  left.dragged === right.dragged &&
  left.days.start === right.days.start &&
  left.days.end === right.days.end &&
  left.parts.length === right.parts.length &&
  left.parts.every(({ home }, place) => home === right.parts[place]?.home);

const isSameRow = (left: HomeRowProps, right: HomeRowProps) =>
  left.row === right.row && left.children === right.children && isSame(left, right);

/** The nights as rendered so far, but never those of another home or at another width. */
function useDrawnNights(props: NightsProps): NightsProps | null {
  const drawn = useFrameQueue(props, isSame);
  if (drawn === null || drawn.parts[0]?.home.key !== props.parts[0]?.home.key) return null;
  return drawn.scale === props.scale ? drawn : props;
}

export const HomeRow = memo(function HomeRow(props: HomeRowProps) {
  const { row, parts, children } = props;
  const home = parts[0]?.home;
  const nights = useDrawnNights(props);
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      tabIndex={-1}
      style={{ top: HEAD_HEIGHT + row * ROW_HEIGHT, height: ROW_HEIGHT }}
      className="absolute inset-x-0 border-b border-line [contain:layout_style]"
    >
      <div
        role="rowheader"
        tabIndex={-1}
        style={{ width: NAME_WIDTH }}
        className="sticky start-0 z-2 flex h-full flex-col justify-center border-e border-line bg-surface px-3 text-sm"
      >
        {home ? (
          <>
            <Link
              href={homeHref(home.key)}
              className="focus-ring truncate rounded-xs font-medium data-hovered:underline"
            >
              {home.name}
            </Link>
            <span className="truncate text-xs text-ink-subtle">
              {home.currency ? home.city : t("calendar.unsold")}
            </span>
          </>
        ) : (
          <>
            <Skeleton className={cx("h-3.5", row % 2 ? "w-3/5" : "w-4/5")} />
            <Skeleton className="mt-2 h-2.5 w-2/5" />
          </>
        )}
      </div>
      <div role="gridcell" tabIndex={-1} className="absolute inset-y-0" style={{ left: NAME_WIDTH }}>
        {home && nights && <Nights {...nights} />}
      </div>
      {children}
    </div>
  );
}, isSameRow);

const Nights = memo(function Nights({ parts, scale, days, rights, dragged }: NightsProps) {
  const { first, dayWidth } = scale;
  const shown = { start: first + days.start, end: first + days.end };
  const weeks = Array.from(
    { length: (days.end - days.start) / WEEK },
    (_, week) => shown.start + week * WEEK,
  );
  const entries = entriesOf(parts);
  const spans = entries.map(spanOfEntry);
  const { lanes, count } = lanesOf(spans);
  return (
    <>
      {weeks.map((start) => {
        const part = parts.find(
          (candidate) => candidate.start <= start && start < candidate.start + candidate.home.prices.length,
        );
        return part ? (
          <WeekCells
            key={start}
            home={part.home}
            windowStart={part.start}
            start={start}
            left={(start - first) * dayWidth}
            dayWidth={dayWidth}
          />
        ) : null;
      })}
      {entries.map((entry, place) => {
        const span = spans[place];
        if (!span || span.start >= shown.end || span.end < shown.start) return null;
        const id = entryId(entry);
        return (
          <Bar
            key={id}
            entry={entry}
            {...barPlace(span, scale)}
            lane={lanes[place] ?? 0}
            lanes={count}
            isHeld={mayCrossEdge(span, shown)}
            isMovable={isMovable(entry, rights)}
            isDragged={dragged === id}
          />
        );
      })}
    </>
  );
}, isSame);
