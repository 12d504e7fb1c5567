// Keyboard navigation of the board: arrow keys move by night, Shift extends the selection, Enter opens.
import { type KeyboardEvent, type RefObject, useState } from "react";
import { actionOf } from "../../keys";
import { BOARD_KEYS } from "./board-keys";
import type { CellPosition } from "./use-drag";
import { freeSpan, type Scale, type Span } from "./viewport/geometry";
import { DAYS, HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT, WEEK } from "./viewport/measures";

interface CursorOptions {
  scroller: RefObject<HTMLElement | null>;
  scale: Scale;
  rows: number;
  today: number;
  isFree: (row: number, day: number) => boolean;
  onOpen: (at: CellPosition, span: Span | null) => void;
  /** Returns whether there was anything to cancel. */
  onEscape: () => boolean;
}

interface Selection {
  row: number;
  span: Span;
}

export function useCursor({ scroller, scale, rows, today, isFree, onOpen, onEscape }: CursorOptions) {
  const [cursor, setCursor] = useState<CellPosition | null>(null);
  const [selection, setSelection] = useState<(Selection & { anchor: number }) | null>(null);

  const show = (to: CellPosition) => {
    setCursor(to);
    if (scroller.current) reveal(scroller.current, to, scale);
  };

  const step = (at: CellPosition, [down, right]: [number, number]): CellPosition => ({
    row: Math.min(Math.max(at.row + down, 0), rows - 1),
    day: Math.min(Math.max(at.day + right, scale.first), scale.first + DAYS - 1),
  });

  const move = (at: CellPosition, by: [number, number], isExtending: boolean) => {
    if (isExtending && by[0] === 0) return extend(at, by[1]);
    setSelection(null);
    // The first key press only shows the cursor.
    show(cursor ? step(at, by) : at);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || rows === 0) return;
    const at = cursor ?? { row: 0, day: today };
    const action = actionOf(BOARD_KEYS, event.key);
    const by = action && stepsFrom(at, today, event.currentTarget)[action];
    if (by) move(at, by, event.shiftKey);
    else if (action === "open") {
      show(at);
      onOpen(at, selection?.span ?? null);
    } else if (action === "cancel" && (onEscape() || selection)) setSelection(null);
    else return;
    event.preventDefault();
  };

  const extend = (at: CellPosition, days: number) => {
    const anchor = selection?.anchor ?? at.day;
    const span = freeSpan(anchor, at.day + days, (day) => isFree(at.row, day));
    if (!span) return;
    setSelection({ row: at.row, span, anchor });
    show({ row: at.row, day: at.day + days < anchor ? span.start : span.end - 1 });
  };

  return {
    cursor,
    selection,
    onKeyDown,
    setCursor,
    select: (next: Selection | null) => setSelection(next && { ...next, anchor: next.span.start }),
  };
}

/** Steps of each key: rows down, days to the right. */
function stepsFrom(
  at: CellPosition,
  today: number,
  { clientHeight }: Element,
): Readonly<Record<string, [rows: number, days: number]>> {
  const page = Math.max(Math.floor((clientHeight - HEAD_HEIGHT) / ROW_HEIGHT) - 1, 1);
  return {
    left: [0, -1],
    right: [0, 1],
    up: [-1, 0],
    down: [1, 0],
    weekBack: [0, -WEEK],
    weekOn: [0, WEEK],
    pageUp: [-page, 0],
    pageDown: [page, 0],
    today: [0, today - at.day],
  };
}

/** Scrolls no further than necessary. */
function reveal(scroller: HTMLElement, { row, day }: CellPosition, { first, dayWidth }: Scale) {
  const left = (day - first) * dayWidth;
  const top = row * ROW_HEIGHT;
  const width = scroller.clientWidth - NAME_WIDTH;
  const height = scroller.clientHeight - HEAD_HEIGHT;
  if (left < scroller.scrollLeft) scroller.scrollLeft = left;
  else if (left + dayWidth > scroller.scrollLeft + width) scroller.scrollLeft = left + dayWidth - width;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + ROW_HEIGHT > scroller.scrollTop + height) scroller.scrollTop = top + ROW_HEIGHT - height;
}
