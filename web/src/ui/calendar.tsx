// A calendar to pick one civil date.
import type { CalendarDate } from "@internationalized/date";
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
} from "react-aria-components/Calendar";
import { MonthHeading } from "./calendar-header";
import { CalendarMonth, type CellNoteOf } from "./calendar-month";
import { cx } from "./class-names";

export interface CalendarProps
  extends Omit<AriaCalendarProps<CalendarDate>, "children" | "className" | "style" | "visibleDuration"> {
  label: string;
  noteOf?: CellNoteOf;
  className?: string;
}

export function Calendar({ label, noteOf, className, ...props }: CalendarProps) {
  return (
    <AriaCalendar {...props} aria-label={label} className={cx("w-full max-w-92", className)}>
      <MonthHeading index={0} count={1} />
      <CalendarMonth offset={0} noteOf={noteOf} />
    </AriaCalendar>
  );
}
