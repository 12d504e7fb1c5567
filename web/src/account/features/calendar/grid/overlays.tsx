// What lies over or under all rows: lines and weekends, today, and what is being chosen or moved.
import type { ReactNode } from "react";
import { cx } from "@/ui/class-names";
import type { Scale } from "./geometry";
import { HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT, WEEK } from "./measures";

/** Drawn by gradients: one element, however many days there are. The first day is a Monday. */
export function Backdrop({ scale: { first, dayWidth }, today }: { scale: Scale; today: number }) {
  const lines = `repeating-linear-gradient(to right, var(--line) 0 1px, transparent 1px ${dayWidth}px)`;
  const weekends = `repeating-linear-gradient(to right, transparent 0 ${5 * dayWidth}px, var(--sunken) ${5 * dayWidth}px ${WEEK * dayWidth}px)`;
  return (
    <div
      aria-hidden
      style={{ left: NAME_WIDTH, top: HEAD_HEIGHT, backgroundImage: `${lines}, ${weekends}` }}
      className="pointer-events-none absolute inset-0"
    >
      <div
        data-today
        style={{ left: (today - first) * dayWidth, width: dayWidth }}
        className="absolute inset-y-0 border-s-2 border-accent bg-accent/8"
      />
    </div>
  );
}

interface OutlineProps {
  kind: "selection" | "bar";
  row: number;
  left: number;
  width: number;
  className?: string;
  children?: ReactNode;
}

const BAR_MARGIN = 8;

export function Outline({ kind, row, left, width, className, children }: OutlineProps) {
  const margin = kind === "bar" ? BAR_MARGIN : 1;
  return (
    <div
      aria-hidden
      style={{
        left: NAME_WIDTH + left,
        width,
        top: HEAD_HEIGHT + row * ROW_HEIGHT + margin,
        height: ROW_HEIGHT - 2 * margin,
      }}
      className={cx(
        "pointer-events-none absolute z-1 truncate",
        kind === "selection"
          ? "rounded-sm border-2 border-accent bg-accent/15"
          : "flex items-center rounded-md border px-2 text-xs font-medium opacity-90 shadow-lg",
        className,
      )}
    >
      {children}
    </div>
  );
}
