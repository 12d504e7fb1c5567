// Geometry of the grid as pure functions: positions of days, rows and bars, and what is under the pointer.
import { WEEK } from "./measures";

export interface Scale {
  /** Day of the first column. */
  first: number;
  /** Width of a day in pixels. */
  dayWidth: number;
}

export interface Span {
  start: number;
  /** Exclusive. */
  end: number;
}

/** A departing guest's bar ends in the first half of a day, an arriving guest's begins in the second. */
export const LEAVES = 0.4;
export const ARRIVES = 0.5;
/** Pixels between two adjacent bars. */
const GAP = 1.5;

/** Position of a bar from the first night `start` to the departure day `end`. */
export function barPlace({ start, end }: Span, { first, dayWidth }: Scale) {
  const left = (start - first + ARRIVES) * dayWidth + GAP;
  return { left, width: Math.max((end - start + LEAVES - ARRIVES) * dayWidth - 2 * GAP, 2) };
}

/** Position of whole nights; `end` is exclusive. */
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

/** Which part of a bar is grabbed; a bar too short for handles is all body. */
export function gripAt(x: number, { left, width }: { left: number; width: number }, reach = 8): Grip {
  if (width < 4 * reach) return "body";
  if (x - left < reach) return "start";
  return left + width - x < reach ? "end" : "body";
}

/** A stay or block after it was dragged by `days`; at least one night remains. */
export function dragged({ start, end }: Span, grip: Grip, days: number): Span {
  if (grip === "start") return { start: Math.min(start + days, end - 1), end };
  if (grip === "end") return { start, end: Math.max(end + days, start + 1) };
  return { start: start + days, end: end + days };
}

export const isSameSpan = (left: Span, right: Span) => left.start === right.start && left.end === right.end;

/** Free nights from the start of a selection to the pointer, up to the first night that is not free. */
export function freeSpan(anchor: number, to: number, isFree: (day: number) => boolean): Span | null {
  if (!isFree(anchor)) return null;
  const step = to < anchor ? -1 : 1;
  let last = anchor;
  while (last !== to && isFree(last + step)) last += step;
  return step === 1 ? { start: anchor, end: last + 1 } : { start: last, end: anchor + 1 };
}

interface DayWindow {
  /** Scroll position. */
  offset: number;
  /** Length of the visible part. */
  length: number;
  /** Size of one item. */
  size: number;
  count: number;
  /** Items are rendered in groups of this size, so that scrolling within a group renders nothing. */
  step: number;
}

/** The items to render: those in view, and one group before and after. */
export function drawn({ offset, length, size, count, step }: DayWindow): Span {
  const first = Math.floor(offset / size / step) - 1;
  const last = Math.ceil((offset + length) / size / step) + 1;
  const within = (items: number) => Math.min(Math.max(items, 0), count);
  return { start: within(first * step), end: within(last * step) };
}

/** Whether the edge of the view can cut a span: of the rendered days, the edge lies in the second week. */
export const mayCrossEdge = (span: Span, { start }: Span) =>
  span.start < start + 2 * WEEK && span.end >= start + WEEK;

/** Assigns a lane to each span so that none overlap, and counts the lanes. */
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

/** The part of a span that lies in a frame such as a week, and whether it extends beyond it. */
export function clipped({ start, end }: Span, frame: Span) {
  // A guest who departs on the frame's first day still has its morning.
  if (start >= frame.end || end < frame.start) return null;
  return { beginsBefore: start < frame.start, endsAfter: end >= frame.end };
}
