// The board: days across, homes down. Only what is in view is rendered and loaded; the rest is empty scroll area.
// biome-ignore-all lint/a11y/useSemanticElements: absolutely positioned elements cannot be rows and cells of a table
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import { EVENT_KIND } from "@/api/codes";
import { t } from "@/i18n/calendar";
import { useShownKeys } from "../../keys";
import { CalendarActions, type Opened } from "../actions/calendar-actions";
import { type Entry, entryId, isMovable, type Rights } from "../data/api-types";
import { entriesOf, entryOn, isFreeNight, nightOf, spanOfEntry } from "../data/nights";
import type { HomeFilters } from "../data/queries";
import { useBlocks } from "../data/use-blocks";
import { partsOf, useHomes } from "../data/use-homes";
import { BOARD_KEYS } from "./board-keys";
import { BoardStates } from "./board-states";
import { DayHeader } from "./day-header";
import { HomeRow } from "./home-row";
import { barLook, barText, longDay, nightText } from "./looks";
import { Backdrop, Outline, StrayHint } from "./overlays";
import { useCursor } from "./use-cursor";
import { type CellPosition, useDrag } from "./use-drag";
import { mondayOf } from "./viewport/day-number";
import { barPlace, cellPlace, isSameSpan, type Scale, type Span } from "./viewport/geometry";
import { DAYS, DAYS_BACK, HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT } from "./viewport/measures";
import { useViewport } from "./viewport/use-viewport";

export interface BoardHandle {
  show: (day: number) => void;
  page: (by: 1 | -1) => void;
}

interface BoardProps {
  filters: HomeFilters;
  today: number;
  /** First day in view. */
  start: number;
  dayWidth: number;
  rights: Rights;
  handle: Ref<BoardHandle>;
  onCount: (count: number) => void;
  onClear: () => void;
}

/** Number of placeholder rows. */
const WAITING = 12;
/** Days shown before today, so that it is not at the very edge. */
const LEAD_IN = 2;

export function Board({ filters, today, start, dayWidth, rights, handle, onCount, onClear }: BoardProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const openedAt = useRef<CellPosition>({ row: 0, day: 0 });
  const first = mondayOf(today - DAYS_BACK);
  const scale: Scale = useMemo(() => ({ first, dayWidth }), [first, dayWidth]);
  const rows = count ?? WAITING;
  useShownKeys(BOARD_KEYS);

  const shownWidth = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const day = shownWidth.current ? element.scrollLeft / shownWidth.current : start - LEAD_IN - first;
    element.scrollLeft = day * dayWidth;
    shownWidth.current = dayWidth;
  }, [dayWidth, start, first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top when the filters change
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [filters]);

  const viewport = useViewport(scroller, rows, dayWidth);
  const homes = useHomes({ filters, first, ...viewport });
  if (homes.count !== undefined && homes.count !== count) setCount(homes.count);
  useEffect(() => {
    if (count !== null) onCount(count);
  }, [count, onCount]);
  const parts = (row: number) => partsOf(homes.tiles, row);
  const isFree = (row: number, day: number) => {
    const [part] = parts(row);
    return part !== undefined && isFreeNight(part.home, parts(row), day, today);
  };
  const entriesIn = (row: number) => entriesOf(parts(row));

  const open = (at: CellPosition, kind: (home: Opened["home"]) => Opened) => {
    const home = parts(at.row)[0]?.home;
    if (!home) return;
    openedAt.current = at;
    setOpened(kind(home));
  };
  const openNew = (row: number, span: Span) =>
    open({ row, day: span.start }, (home) => ({ kind: "new", home, span }));
  const openEntry = (at: CellPosition, entry: Entry) => open(at, (home) => ({ kind: "entry", home, entry }));

  const blocks = useBlocks();
  const moveBlock = (row: number, entry: Entry, to: Span) => {
    const home = parts(row)[0]?.home;
    if (home) blocks.move(home.key, entry, to);
  };
  const drag = useDrag({
    scroller,
    content,
    scale,
    rows,
    isFree,
    entryById: (row, id) => entriesIn(row).find((entry) => entryId(entry) === id),
    mayMove: (entry) => isMovable(entry, rights),
    mayChangeRow: (entry, row) => entry.kind === EVENT_KIND.reservation && parts(row).length > 0,
    onPress: (at, entry) => {
      cursor.setCursor(at);
      if (entry) openEntry(at, entry);
      else if (isFree(at.row, at.day)) select(at.row, { start: at.day, end: at.day + 1 });
      else cursor.select(null);
    },
    onSelect: (row, span) => select(row, span),
    onMove: (row, entry, span, to) => {
      const from = spanOfEntry(entry);
      const former = parts(row)[0]?.home;
      if (row === to && isSameSpan(from, span)) openEntry({ row, day: from.start }, entry);
      else if (entry.kind === EVENT_KIND.block) moveBlock(row, entry, span);
      else if (former)
        open({ row: to, day: span.start }, (home) => ({ kind: "move", home, former, entry, to: span }));
    },
  });
  const cursor = useCursor({
    scroller,
    scale,
    rows: count ?? 0,
    today,
    isFree,
    onOpen: (at, span) => {
      const entry = entryOn(entriesIn(at.row), at.day);
      if (span) openNew(at.row, span);
      else if (isFree(at.row, at.day)) openNew(at.row, { start: at.day, end: at.day + 1 });
      else if (entry) openEntry(at, entry);
    },
    onEscape: drag.cancel,
  });
  const select = (row: number, span: Span) => {
    cursor.setCursor({ row, day: span.end - 1 });
    cursor.select({ row, span });
    openNew(row, span);
  };

  useImperativeHandle(handle, () => ({
    show: (day) => {
      if (scroller.current) scroller.current.scrollLeft = (day - LEAD_IN - first) * dayWidth;
    },
    page: (by) => {
      const element = scroller.current;
      if (element)
        element.scrollLeft += by * Math.floor((element.clientWidth - NAME_WIDTH) / dayWidth) * dayWidth;
    },
  }));

  const at = cursor.cursor;
  const drawnRows = Array.from(
    { length: viewport.rows.end - viewport.rows.start },
    (_, place) => viewport.rows.start + place,
  );
  const chosen = drag.drag?.kind === "select" ? drag.drag : cursor.selection;
  const moving = drag.drag?.kind === "entry" ? drag.drag : null;
  const target = opened && targetOf(openedAt.current.row, opened, scale, scroller.current);
  const cellId = at && `night-${at.row}-${at.day}`;
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        aria-label={t("calendar.grid")}
        aria-describedby="calendar-keys"
        aria-rowcount={count ?? -1}
        aria-activedescendant={cellId ?? undefined}
        aria-busy={homes.isLoading}
        tabIndex={0}
        dir="ltr"
        onKeyDown={cursor.onKeyDown}
        className="relative min-h-0 flex-1 overflow-auto overscroll-contain bg-surface outline-2 -outline-offset-2 outline-transparent select-none focus-visible:outline-focus"
      >
        <div
          ref={content}
          role="presentation"
          onPointerDown={drag.onPointerDown}
          style={{ width: NAME_WIDTH + DAYS * dayWidth, height: HEAD_HEIGHT + rows * ROW_HEIGHT }}
          className="relative"
        >
          <DayHeader first={first} days={viewport.days} dayWidth={dayWidth} today={today} />
          <Backdrop scale={scale} today={today} />
          {drawnRows.map((row) => (
            <HomeRow
              key={row}
              row={row}
              parts={parts(row)}
              scale={scale}
              days={viewport.days}
              rights={rights}
              dragged={moving?.row === row ? entryId(moving.entry) : null}
            >
              {at?.row === row && cellId && (
                <CursorCell id={cellId} at={at} scale={scale} isSelected={chosen !== null}>
                  {cellText(parts(row), at.day)}
                </CursorCell>
              )}
            </HomeRow>
          ))}
          {chosen && <Outline kind="selection" row={chosen.row} {...cellPlace(chosen.span, scale)} />}
          {moving && (
            <Outline
              kind="bar"
              row={moving.to}
              {...barPlace(moving.span, scale)}
              className={barLook(moving.entry)}
            >
              {barText(moving.entry)}
            </Outline>
          )}
          {target && <div ref={anchor} style={target} className="pointer-events-none absolute" />}
        </div>
        <BoardStates homes={homes} filters={filters} onClear={onClear} />
      </div>
      {moving?.strayed && <StrayHint {...moving.strayed} />}
      <p id="calendar-keys" className="sr-only">
        {t("calendar.keys")}
      </p>
      <CalendarActions
        opened={opened}
        entries={opened ? entriesIn(openedAt.current.row) : []}
        anchor={anchor}
        rights={rights}
        onOpen={(what) => {
          setOpened(what);
          if (!what) cursor.select(null);
        }}
      />
    </>
  );
}

const cellText = (parts: ReturnType<typeof partsOf>, day: number) => {
  const home = parts[0]?.home;
  if (!home) return longDay(day);
  const entry = entryOn(entriesOf(parts), day);
  return `${home.name}, ${longDay(day)}: ${nightText(home, nightOf(parts, day), entry)}`;
};

interface CursorCellProps {
  id: string;
  at: CellPosition;
  scale: Scale;
  isSelected: boolean;
  children: string;
}

function CursorCell({ id, at, scale, isSelected, children }: CursorCellProps) {
  const { left, width } = cellPlace({ start: at.day, end: at.day + 1 }, scale);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and references this cell
    <div
      key={id}
      id={id}
      role="gridcell"
      aria-selected={isSelected}
      aria-label={children}
      style={{ left: NAME_WIDTH + left, width }}
      className="pointer-events-none absolute inset-y-0 rounded-xs outline-2 -outline-offset-2 outline-focus"
    />
  );
}

/** Rectangle that the popover points to, limited to the visible part. */
function targetOf(row: number, what: Opened, scale: Scale, scroller: HTMLElement | null) {
  const place =
    what.kind === "entry" || what.kind === "dates"
      ? barPlace(spanOfEntry(what.entry), scale)
      : cellPlace(what.kind === "move" ? what.to : what.span, scale);
  const from = scroller?.scrollLeft ?? 0;
  const until = from + (scroller?.clientWidth ?? 0) - NAME_WIDTH;
  const left = Math.min(Math.max(place.left, from), Math.max(until - scale.dayWidth, from));
  const right = Math.max(Math.min(place.left + place.width, until), left + 1);
  return {
    left: NAME_WIDTH + left,
    width: right - left,
    top: HEAD_HEIGHT + row * ROW_HEIGHT,
    height: ROW_HEIGHT,
  };
}
