// Layers over and under all rows: lines and weekends, today, the selection, the dragged bar.
import type { ReactNode } from "react";
import { t } from "@/i18n/calendar";
import { cx } from "@/ui/class-names";
import type { Scale } from "./viewport/geometry";
import { HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT, WEEK } from "./viewport/measures";

/** Drawn with gradients: one element for any number of days. The first day must be a Monday. */
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

const HINT_WIDTH = 288;
const BELOW_POINTER = 18;

/** Hint beside the pointer while a bar is dragged over another home, where it cannot be dropped. */
export function StrayHint({ x, y }: { x: number; y: number }) {
  return (
    <p
      role="status"
      style={{
        width: HINT_WIDTH,
        left: Math.min(x, innerWidth - HINT_WIDTH),
        top: Math.min(y + BELOW_POINTER, innerHeight - 4 * BELOW_POINTER),
      }}
      className="pointer-events-none fixed z-40 rounded-md border border-warning-line bg-warning-soft px-3 py-2 text-sm text-warning shadow-lg"
    >
      {t("calendar.keepsHome")}
    </p>
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
