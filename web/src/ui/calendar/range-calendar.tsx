// A calendar to select a first and a last civil date, over one or two months.
import type { CalendarDate } from "@internationalized/date";
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
} from "react-aria-components/RangeCalendar";
import { cx } from "../class-names";
import { MonthHeading } from "./calendar-header";
import { CalendarMonth, type CellNoteOf } from "./calendar-month";

interface RangeCalendarProps
  extends Omit<AriaRangeCalendarProps<CalendarDate>, "children" | "className" | "style" | "visibleDuration"> {
  label: string;
  months?: 1 | 2;
  noteOf?: CellNoteOf;
  className?: string;
}

export function RangeCalendar({ label, months = 1, noteOf, className, ...props }: RangeCalendarProps) {
  const offsets = months === 2 ? [0, 1] : [0];
  return (
    <AriaRangeCalendar
      {...props}
      aria-label={label}
      visibleDuration={{ months }}
      className={cx(
        "grid w-full gap-x-10 gap-y-8",
        months === 2 ? "max-w-196 sm:grid-cols-2" : "max-w-92",
        className,
      )}
    >
      {offsets.map((offset) => (
        <section key={offset}>
          <MonthHeading index={offset} count={months} />
          <CalendarMonth offset={offset} noteOf={noteOf} isRange />
        </section>
      ))}
    </AriaRangeCalendar>
  );
}
