// Pointer input of the board: a press opens, dragging over free nights selects, dragging a bar or its end moves it.
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
      /** Pointer position in the window while it is over another home. */
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
  onPress: (at: CellPosition, entry: Entry | undefined) => void;
  onSelect: (row: number, span: Span) => void;
  onMove: (row: number, entry: Entry, to: Span) => void;
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
      const day = at ? at.day : from.at.day;
      const strayed = at?.row === from.at.row ? null : { x: event.clientX, y: event.clientY };
      show(dragTo(from, day, strayed, latest.current));
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
      else latest.current.onMove(done.row, done.entry, done.span);
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

type Strayed = (Drag & { kind: "entry" })["strayed"];

function dragTo(
  { at, bar }: Held,
  day: number,
  strayed: Strayed,
  { isFree, mayMove }: DragTarget,
): Drag | null {
  const { row } = at;
  if (bar) {
    if (!mayMove(bar.entry)) return null;
    const span = dragged(spanOfEntry(bar.entry), bar.grip, day - at.day);
    return { kind: "entry", row, entry: bar.entry, span, strayed };
  }
  const span = freeSpan(at.day, day, (night) => isFree(row, night));
  return span && { kind: "select", row, span };
}

function goOn(scroller: HTMLElement | null, { clientX }: PointerEvent) {
  if (!scroller) return;
  const { left, right } = scroller.getBoundingClientRect();
  if (clientX > right - EDGE) scroller.scrollLeft += EDGE_STEP;
  else if (clientX < left + NAME_WIDTH + EDGE) scroller.scrollLeft -= EDGE_STEP;
}
