// One day of a calendar: its number, its note, and its position in the selected range.
import type { CalendarDate } from "@internationalized/date";
import type { ComponentProps, ReactNode } from "react";
import { CalendarCell, type CalendarCellRenderProps } from "react-aria-components/Calendar";
import { cx } from "../class-names";

/** Position of a day in a selected range. */
export type SpanPart = "start" | "inside" | "end" | "only";

/** `taken` is struck through; the others color a day by its price. */
export type DayTone = "taken" | "best" | "low" | "middle" | "high";

/** A cell's note besides its day: a price, or why the day is closed. */
export interface CellNote {
  /** Shown in small print below the day. */
  text?: ReactNode;
  /** Read after the date by screen readers. */
  srText?: string;
  /** Also read after the date, and shown beside the day while it is hovered or focused. */
  tooltip?: string;
  part?: SpanPart;
  tone?: DayTone;
}

/** Called when a day is hovered, focused or touched; `null` on leaving. */
export type DayHover = (date: CalendarDate | null, cell?: HTMLElement) => void;

interface DayCellProps {
  date: CalendarDate;
  note?: CellNote;
  onDayHover?: DayHover;
  isRange?: boolean;
}

const cell =
  "group relative flex h-12 w-full flex-col items-center justify-center outline-none select-none sm:h-13 *:pointer-events-none " +
  "data-disabled:text-ink-subtle/55 data-unavailable:text-ink-subtle/80";

/** The background that joins the days of a range. */
const ariaBand =
  "data-selected:bg-accent-soft data-selection-start:rounded-s-lg data-selection-end:rounded-e-lg [td:first-child>&]:rounded-s-lg [td:last-child>&]:rounded-e-lg data-invalid:bg-danger-soft";

const bands: Record<SpanPart, string> = {
  start: "bg-accent-soft rounded-s-lg [td:last-child>&]:rounded-e-lg",
  inside: "bg-accent-soft [td:first-child>&]:rounded-s-lg [td:last-child>&]:rounded-e-lg",
  end: "bg-accent-soft rounded-e-lg [td:first-child>&]:rounded-s-lg",
  only: "",
};

const tones: Record<DayTone, string> = {
  taken: "line-through decoration-1",
  best: "[&>.disc]:inset-px [&>.disc]:border-success [&>.disc]:bg-success-soft",
  low: "[&>.disc]:inset-px [&>.disc]:bg-success-soft",
  middle: "[&>.disc]:inset-px [&>.disc]:bg-sunken",
  high: "[&>.disc]:inset-px [&>.disc]:bg-warning-soft",
};

const disc =
  "disc absolute inset-0 rounded-lg border-[1.5px] border-transparent transition-colors " +
  "outline-2 -outline-offset-1 outline-transparent group-data-focus-visible:z-1 group-data-focus-visible:outline-focus " +
  "group-data-hovered:border-ink-muted group-data-pressed:bg-pressed group-data-unavailable:border-transparent";

const discChosen =
  "border-accent bg-accent! group-data-invalid:border-danger-solid group-data-invalid:bg-danger-solid!";

export function DayCell({ date, note = {}, onDayHover, isRange }: DayCellProps) {
  const attention = onDayHover && hoverProps(date, onDayHover);
  return (
    <CalendarCell
      date={date}
      className={cx(cell, isRange && ariaBand, note.part && bands[note.part], note.tone && tones[note.tone])}
      render={(props) => {
        const label = [props["aria-label"], note.srText, note.tooltip].filter(Boolean).join(", ");
        return <div {...props} {...attention} {...{ "aria-label": label }} />;
      }}
    >
      {(state) => <DayFace state={state} note={note} isChosen={isChosen(state, note, isRange)} />}
    </CalendarCell>
  );
}

/** Closed days cannot be pressed, so the events are caught in the capture phase, beside the cell's own handlers. */
const hoverProps = (date: CalendarDate, onDayHover: DayHover): ComponentProps<"div"> => ({
  onPointerOverCapture: ({ currentTarget }) => onDayHover(date, currentTarget),
  onPointerOutCapture: () => onDayHover(null),
  onFocusCapture: ({ currentTarget }) => onDayHover(date, currentTarget),
  onBlurCapture: () => onDayHover(null),
  onClickCapture: ({ currentTarget }) => onDayHover(date, currentTarget),
});

function isChosen(state: CalendarCellRenderProps, { part }: CellNote, isRange = false) {
  if (part) return part !== "inside";
  return state.isSelected && (!isRange || state.isSelectionStart || state.isSelectionEnd);
}

function DayFace({
  state,
  note,
  isChosen,
}: {
  state: CalendarCellRenderProps;
  note: CellNote;
  isChosen: boolean;
}) {
  const { formattedDate, isToday } = state;
  return (
    <>
      <span className={cx(disc, isChosen && discChosen)} />
      <span
        className={cx(
          "relative text-sm tabular-nums",
          isChosen ? "font-semibold text-on-accent" : isToday && "font-bold text-accent-text",
        )}
      >
        {formattedDate}
      </span>
      {note.text && (
        <span
          className={cx(
            "relative text-[0.625rem] leading-3 tracking-tight whitespace-nowrap tabular-nums",
            isChosen ? "text-on-accent" : "text-ink-muted",
          )}
        >
          {note.text}
        </span>
      )}
    </>
  );
}
