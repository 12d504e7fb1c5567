// A calendar to select one civil date, over one or two months.
import type { CalendarDate } from "@internationalized/date";
import { useContext, useEffect } from "react";
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
  CalendarStateContext,
} from "react-aria-components/Calendar";
import { cx } from "../class-names";
import type { DayHover } from "./calendar-day";
import { MonthHeading } from "./calendar-header";
import { CalendarMonth, type CellNoteOf } from "./calendar-month";
import { DayTip, useDayTip } from "./day-tip";

interface CalendarProps
  extends Omit<AriaCalendarProps<CalendarDate>, "children" | "className" | "style" | "visibleDuration"> {
  label: string;
  months?: 1 | 2;
  noteOf?: CellNoteOf;
  onDayHover?: DayHover;
  /** Called with the first and last visible day, also on paging. */
  onShow?: (first: CalendarDate, last: CalendarDate) => void;
  className?: string;
}

export function Calendar({
  label,
  months = 1,
  noteOf,
  onDayHover,
  onShow,
  className,
  ...props
}: CalendarProps) {
  const { tooltip, hover } = useDayTip(noteOf);
  const offsets = months === 2 ? [0, 1] : [0];
  return (
    <AriaCalendar
      {...props}
      aria-label={label}
      visibleDuration={{ months }}
      className={cx(
        "grid w-full gap-x-10 gap-y-8",
        months === 2 ? "max-w-196 sm:grid-cols-2" : "max-w-92",
        className,
      )}
    >
      {onShow && <ShownSpan onShow={onShow} />}
      {offsets.map((offset) => (
        <section key={offset}>
          <MonthHeading index={offset} count={months} />
          <CalendarMonth
            offset={offset}
            noteOf={noteOf}
            onDayHover={(date, cell) => {
              hover(date, cell);
              onDayHover?.(date, cell);
            }}
          />
        </section>
      ))}
      <DayTip tooltip={tooltip} />
    </AriaCalendar>
  );
}

function ShownSpan({ onShow }: Required<Pick<CalendarProps, "onShow">>) {
  const { start, end } = useContext(CalendarStateContext)?.visibleRange ?? {};
  const span = `${start} ${end}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once per span, whichever the callback
  useEffect(() => {
    if (start && end) onShow(start, end);
  }, [span]);
  return null;
}
