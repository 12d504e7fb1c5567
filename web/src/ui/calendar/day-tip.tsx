// The tooltip of a calendar day: one for all days, since calendar cells cannot be tooltip triggers.
import type { CalendarDate } from "@internationalized/date";
import { useEffect, useRef, useState } from "react";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { TOOLTIP_HIDE_DELAY, TOOLTIP_SHOW_DELAY, tooltipSurface } from "../overlay/tooltip";
import type { CellNoteOf } from "./calendar-month";

interface Tip {
  cell: HTMLElement;
  text: string;
}

/** Shows the tip of the focused or hovered day: at once for the keyboard, after a delay for the pointer. */
export function useDayTip(noteOf: CellNoteOf | undefined) {
  const [tooltip, setTip] = useState<Tip | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hover = (date: CalendarDate | null, cell?: HTMLElement) => {
    const text = date ? noteOf?.(date)?.tooltip : undefined;
    const next = text && cell ? { cell, text } : null;
    const isKeyboard = cell?.matches("[data-focus-visible]") ?? false;
    clearTimeout(timer.current);
    if (isKeyboard) setTip(next);
    else timer.current = setTimeout(setTip, next ? TOOLTIP_SHOW_DELAY : TOOLTIP_HIDE_DELAY, next);
  };
  return { tooltip, hover };
}

/** Hidden from screen readers: the cell itself has the same text. */
export function DayTip({ tooltip }: { tooltip: Tip | null }) {
  const place = useRef<HTMLElement>(null);
  place.current = tooltip?.cell ?? null;
  return (
    <TooltipTrigger isOpen={tooltip !== null}>
      <Tooltip
        triggerRef={place}
        offset={4}
        className={tooltipSurface}
        render={(props) => <div {...props} aria-hidden />}
      >
        {tooltip?.text}
      </Tooltip>
    </TooltipTrigger>
  );
}
