// The name of a month above its grid, with previous and next buttons at the outer edges.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { CalendarHeading } from "react-aria-components/Calendar";
import { iconButtonStyle } from "../action/button-style";
import { cx } from "../class-names";

const arrow = (className?: string) =>
  iconButtonStyle({ size: "sm", shape: "round" }, cx("rtl:-scale-x-100", className));

/** On a phone two months are stacked, and the first gets both buttons. */
export function MonthHeading({ index, count }: { index: number; count: number }) {
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <header className="mb-3 grid grid-cols-[2.25rem_1fr_2.25rem] items-center">
      {isFirst ? (
        <Button slot="previous" className={arrow()}>
          <ChevronLeft aria-hidden />
        </Button>
      ) : (
        <span />
      )}
      <CalendarHeading
        offset={{ months: index }}
        className="text-center font-sans text-[0.9375rem] font-semibold first-letter:uppercase"
      />
      {(isFirst || isLast) && (
        <Button
          slot="next"
          className={arrow(isFirst === isLast ? undefined : isFirst ? "sm:hidden" : "max-sm:hidden")}
        >
          <ChevronRight aria-hidden />
        </Button>
      )}
    </header>
  );
}
