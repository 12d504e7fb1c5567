// Pointer input of the board: a press opens, dragging over free nights selects, dragging a bar or its end moves it, a stay also to
// another home.
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Entry } from "../data/api-types";
import { spanOfEntry } from "../data/nights";
import {
  barPlace,
  dayAt,
  dragged,
  freeSpan,
  type Grip,
  gripAt,
  rowAt,
  type Scale,
  type Span,
} from "./viewport/geometry";
import { HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT } from "./viewport/measures";

export interface CellPosition {
  row: number;
  day: number;
}

type Drag =
  | { kind: "select"; row: number; span: Span }
  | {
      kind: "entry";
      row: number;
      entry: Entry;
      span: Span;
      /** The row that it would be dropped on. */
      to: number;
      /** Pointer position in the window while it is over another home, where it cannot be dropped. */
      strayed: { x: number; y: number } | null;
    };

interface Held {
  at: CellPosition;
  x: number;
  y: number;
  isTouch: boolean;
  bar: { entry: Entry; grip: Grip } | null;
}

interface DragTarget {
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  scale: Scale;
  rows: number;
  isFree: (row: number, day: number) => boolean;
  /** The entry with this id in a row. */
  entryById: (row: number, id: string) => Entry | undefined;
  mayMove: (entry: Entry) => boolean;
  /** Whether it may be dropped on another row. */
  mayChangeRow: (entry: Entry, row: number) => boolean;
  onPress: (at: CellPosition, entry: Entry | undefined) => void;
  onSelect: (row: number, span: Span) => void;
  onMove: (row: number, entry: Entry, span: Span, to: number) => void;
}

/** Pixels; shorter movements are a press. */
const SLOP = 4;
/** Distance to the edge, in pixels, at which the board scrolls by itself. */
const EDGE = 36;
const EDGE_STEP = 20;

export function useDrag(target: DragTarget) {
  const latest = useRef(target);
  latest.current = target;
  const held = useRef<Held | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const now = useRef<Drag | null>(null);
  const show = (next: Drag | null) => {
    now.current = next;
    setDrag(next);
  };

  const placeOf = (event: { clientX: number; clientY: number }): (CellPosition & { x: number }) | null => {
    const { content, scale, rows } = latest.current;
    const box = content.current?.getBoundingClientRect();
    if (!box) return null;
    const x = event.clientX - box.left - NAME_WIDTH;
    const row = rowAt(event.clientY - box.top - HEAD_HEIGHT, ROW_HEIGHT, rows);
    return row === null ? null : { row, day: dayAt(x, scale), x };
  };

  const onPointerDown = (event: ReactPointerEvent) => {
    const element = event.target as Element;
    if (event.button !== 0 || element.closest("[role=rowheader]")) return;
    const at = placeOf(event);
    if (!at) return;
    const id = element.closest("[data-entry]")?.getAttribute("data-entry");
    const entry = id ? latest.current.entryById(at.row, id) : undefined;
    const bar = entry && {
      entry,
      grip: gripAt(at.x, barPlace(spanOfEntry(entry), latest.current.scale)),
    };
    held.current = {
      at,
      x: event.clientX,
      y: event.clientY,
      isTouch: event.pointerType === "touch",
      bar: bar ?? null,
    };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: handlers read current values from refs
  useEffect(() => {
    const move = (event: PointerEvent) => {
      const from = held.current;
      if (!from || from.isTouch) return;
      const isPress = Math.abs(event.clientX - from.x) < SLOP && Math.abs(event.clientY - from.y) < SLOP;
      if (!now.current && isPress) return;
      event.preventDefault();
      goOn(latest.current.scroller.current, event);
      const at = placeOf(event);
      show(dragTo(from, at, { x: event.clientX, y: event.clientY }, latest.current));
    };
    const up = (event: PointerEvent) => {
      const from = held.current;
      const done = now.current;
      held.current = null;
      show(null);
      if (!from) return;
      if (!done) {
        const isPress = Math.abs(event.clientX - from.x) < SLOP && Math.abs(event.clientY - from.y) < SLOP;
        if (isPress) latest.current.onPress(from.at, from.bar?.entry);
      } else if (done.kind === "select") latest.current.onSelect(done.row, done.span);
      else latest.current.onMove(done.row, done.entry, done.span, done.to);
    };
    const cancel = () => {
      held.current = null;
      show(null);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
  }, []);

  return {
    drag,
    onPointerDown,
    /** Cancels the drag; returns whether there was one. */
    cancel: () => {
      const wasHeld = held.current !== null;
      held.current = null;
      show(null);
      return wasHeld;
    },
  };
}

/** `over` is the cell under the pointer, if any. An end of a bar changes its dates alone. */
export function dragTo(
  { at, bar }: Held,
  over: CellPosition | null,
  pointer: { x: number; y: number },
  { isFree, mayMove, mayChangeRow }: Pick<DragTarget, "isFree" | "mayMove" | "mayChangeRow">,
): Drag | null {
  const { row } = at;
  const day = over?.day ?? at.day;
  if (bar) {
    if (!mayMove(bar.entry)) return null;
    const { entry, grip } = bar;
    const span = dragged(spanOfEntry(entry), grip, day - at.day);
    const isOver = over !== null && (over.row === row || (grip === "body" && mayChangeRow(entry, over.row)));
    const [to, strayed] = isOver ? [over.row, null] : [row, pointer];
    return { kind: "entry", row, entry, span, to, strayed };
  }
  const span = freeSpan(at.day, day, (night) => isFree(row, night));
  return span && { kind: "select", row, span };
}

function goOn(scroller: HTMLElement | null, { clientX, clientY }: PointerEvent) {
  if (!scroller) return;
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  if (clientY > bottom - EDGE) scroller.scrollTop += EDGE_STEP;
  else if (clientY < top + HEAD_HEIGHT + EDGE) scroller.scrollTop -= EDGE_STEP;
  if (clientX > right - EDGE) scroller.scrollLeft += EDGE_STEP;
  else if (clientX < left + NAME_WIDTH + EDGE) scroller.scrollLeft -= EDGE_STEP;
}
