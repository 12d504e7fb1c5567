// A night in the rate calendar: the color of its season, its price and its minimum stay.
import type { CalendarDate } from "@internationalized/date";
import { CalendarCell, type CalendarCellRenderProps } from "react-aria-components/Calendar";
import { t } from "@/i18n/editor";
import { currentFormat } from "@/i18n/translate";
import { formatMoney, minorPerUnit } from "@/kit/money/money";
import { cx } from "@/ui/class-names";
import { BASE_COLOR, CLOSED, type RateColors, softly, UNPRICED } from "../seasons/season-color";
import type { NightFacts } from "./night-facts";

interface NightCellProps {
  date: CalendarDate;
  facts: NightFacts;
  colors: RateColors;
  currency: string;
}

const shortMoney = (amount: number, currency: string) =>
  formatMoney(amount, currency, currentFormat(), { trimZeros: true });

/** Description of a night for screen readers. */
function nightText(
  { rate, price, minNights, hasOwn, isClosed, isTaken }: NightFacts,
  currency: string,
): string {
  return [
    rate?.name ?? t("editor.rates.withoutRate"),
    price !== null && shortMoney(price, currency),
    minNights > 1 && t("editor.nights.least", { count: minNights }),
    hasOwn && t("editor.rates.own"),
    isClosed && t("editor.nights.isClosed"),
    isTaken && t("editor.rates.taken"),
  ]
    .filter(Boolean)
    .join(", ");
}

export function NightCell({ date, facts, colors, currency }: NightCellProps) {
  const paint = facts.rate ? softly(colors.get(facts.rate.key) ?? BASE_COLOR) : UNPRICED;
  return (
    <CalendarCell
      date={date}
      className="group relative m-0.5 flex h-13 cursor-pointer flex-col rounded-sm p-1 text-ink outline-2 outline-offset-1 outline-transparent select-none data-disabled:cursor-default data-disabled:opacity-35 data-focus-visible:outline-focus sm:h-15 md:p-1.5 *:pointer-events-none"
      style={{ background: paint }}
      render={(props) => (
        <div {...props} {...{ "aria-label": `${props["aria-label"]}, ${nightText(facts, currency)}` }} />
      )}
    >
      {(state) => <NightFace facts={facts} currency={currency} state={state} />}
    </CalendarCell>
  );
}

interface NightFaceProps extends Pick<NightCellProps, "facts" | "currency"> {
  state: CalendarCellRenderProps;
}

function edgeOf({ isSelected, isHovered, isDisabled }: CalendarCellRenderProps, hasOwn: boolean): string {
  if (isSelected) return "border-accent";
  if (isHovered && !isDisabled) return "border-ink/70";
  return hasOwn ? "border-ink/45" : "border-transparent";
}

/** Number of characters that fit into a cell. */
const SHORT_TEXT = 6;

/** Prices that do not fit with their cents are rounded; the description of the night has them exactly. */
function faceMoney(amount: number, currency: string): string {
  const exact = shortMoney(amount, currency);
  const unit = minorPerUnit(currency);
  return exact.length > SHORT_TEXT ? shortMoney(Math.round(amount / unit) * unit, currency) : exact;
}

function NightFace({ facts, currency, state }: NightFaceProps) {
  const { price, minNights, hasOwn, isClosed, isTaken } = facts;
  const text = price === null ? "" : faceMoney(price, currency);
  return (
    <>
      <span
        className={cx(
          "absolute inset-0 rounded-sm border-2 transition-colors",
          edgeOf(state, hasOwn),
          isClosed && CLOSED,
          state.isSelected && "bg-accent/30",
        )}
      />
      <span className="relative flex items-baseline justify-between gap-0.5 text-2xs leading-3.5 tabular-nums">
        <span
          className={cx(state.isToday && "-mx-0.5 rounded-full bg-ink px-1 font-semibold text-ink-inverse")}
        >
          {state.formattedDate}
        </span>
        {minNights > 1 && <span className="opacity-80">{minNights}+</span>}
      </span>
      <span
        className={cx(
          "relative -mx-0.5 mt-auto overflow-hidden text-center leading-4 font-medium tracking-tight whitespace-nowrap tabular-nums",
          text.length > SHORT_TEXT ? "text-[0.5625rem] md:text-2xs" : "text-2xs sm:text-xs",
          hasOwn && "font-bold",
          isClosed && "line-through",
        )}
      >
        {text}
      </span>
      {isTaken && (
        <span className="absolute inset-x-1.5 bottom-0.5 h-0.75 rounded-full bg-ink/55 sm:inset-x-2" />
      )}
    </>
  );
}
