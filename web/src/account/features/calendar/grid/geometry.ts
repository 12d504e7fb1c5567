// Where things stand in the grid and what lies under a pointer: numbers in, numbers out.
import { WEEK } from "./measures";

export interface Scale {
  /** The day of the first column. */
  first: number;
  /** How wide a day is. */
  dayWidth: number;
}

export interface Span {
  start: number;
  /** Not included. */
  end: number;
}

/** One guest leaves in the first half of a day, the next arrives in its second. */
export const LEAVES = 0.4;
export const ARRIVES = 0.5;
/** Between two bars that meet. */
const GAP = 1.5;

/** The place of a bar whose first night is `start` and whose guest leaves on `end`. */
export function barPlace({ start, end }: Span, { first, dayWidth }: Scale) {
  const left = (start - first + ARRIVES) * dayWidth + GAP;
  return { left, width: Math.max((end - start + LEAVES - ARRIVES) * dayWidth - 2 * GAP, 2) };
}

/** The place of whole nights, from the first to before the end. */
export const cellPlace = ({ start, end }: Span, { first, dayWidth }: Scale) => ({
  left: (start - first) * dayWidth,
  width: (end - start) * dayWidth,
});

export const dayAt = (x: number, { first, dayWidth }: Scale) => first + Math.floor(x / dayWidth);

export const rowAt = (y: number, rowHeight: number, rows: number) => {
  const row = Math.floor(y / rowHeight);
  return row >= 0 && row < rows ? row : null;
};

export type Grip = "start" | "end" | "body";

/** Which part of a bar is held; a bar too short for ends has none. */
export function gripAt(x: number, { left, width }: { left: number; width: number }, reach = 8): Grip {
  if (width < 4 * reach) return "body";
  if (x - left < reach) return "start";
  return left + width - x < reach ? "end" : "body";
}

/** What becomes of a stay or a block that is dragged by so many days; a night is always left. */
export function dragged({ start, end }: Span, grip: Grip, days: number): Span {
  if (grip === "start") return { start: Math.min(start + days, end - 1), end };
  if (grip === "end") return { start, end: Math.max(end + days, start + 1) };
  return { start: start + days, end: end + days };
}

export const isSameSpan = (left: Span, right: Span) => left.start === right.start && left.end === right.end;

/** The free nights from where a selection began to where the pointer is, up to the first that cannot be had. */
export function freeSpan(anchor: number, to: number, isFree: (day: number) => boolean): Span | null {
  if (!isFree(anchor)) return null;
  const step = to < anchor ? -1 : 1;
  let last = anchor;
  while (last !== to && isFree(last + step)) last += step;
  return step === 1 ? { start: anchor, end: last + 1 } : { start: last, end: anchor + 1 };
}

interface Window {
  /** How far it is scrolled. */
  offset: number;
  /** How much is in view. */
  length: number;
  /** Of one item. */
  size: number;
  count: number;
  /** Items are drawn in groups of so many, so that scrolling within a group draws nothing. */
  step: number;
}

/** The items to draw: those in view, and a group before and after. */
export function drawn({ offset, length, size, count, step }: Window): Span {
  const first = Math.floor(offset / size / step) - 1;
  const last = Math.ceil((offset + length) / size / step) + 1;
  const within = (items: number) => Math.min(Math.max(items, 0), count);
  return { start: within(first * step), end: within(last * step) };
}

/** Whether the edge of the view can cut a span: while these days are drawn, the edge lies in their second week. */
export const mayCrossEdge = (span: Span, { start }: Span) =>
  span.start < start + 2 * WEEK && span.end >= start + WEEK;

/** Which lane each span is drawn in, so that none hides another; and how many lanes there are. */
export function lanesOf(spans: readonly Span[]): { lanes: number[]; count: number } {
  const ends: number[] = [];
  const order = spans.map((span, index) => ({ span, index })).sort((a, b) => a.span.start - b.span.start);
  const lanes = new Array<number>(spans.length).fill(0);
  for (const { span, index } of order) {
    const free = ends.findIndex((end) => end <= span.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.end;
    lanes[index] = lane;
  }
  return { lanes, count: Math.max(ends.length, 1) };
}

/** The part of a span that lies in a week or another frame, and whether it goes on beyond it. */
export function clipped({ start, end }: Span, frame: Span) {
  // A guest who leaves on the first day of the frame still has its morning.
  if (start >= frame.end || end < frame.start) return null;
  return { beginsBefore: start < frame.start, endsAfter: end >= frame.end };
}
