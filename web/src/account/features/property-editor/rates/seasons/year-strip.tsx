// A year at a glance: every month as a bar in the colors of its seasons, with gaps for nights without a price. Pressing a month
// shows it below.
import { CalendarDate, endOfMonth } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { t } from "@/i18n/editor";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange, parseIsoDate } from "@/kit/dates/civil-date";
import { dateFormat } from "@/kit/formats";
import { IconButton } from "@/ui/action/icon-button";
import { cx } from "@/ui/class-names";
import { moneyText } from "../../../values";
import type { Rate } from "../../data/api-types";
import { BASE_COLOR, type RateColors, UNPRICED } from "./season-color";
import { monthsOf, type Season, unpricedNights } from "./seasons";

interface YearStripProps {
  rates: readonly Rate[];
  year: number;
  colors: RateColors;
  today: CalendarDate;
  /** The months that are shown below. */
  shown: { start: CalendarDate; end: CalendarDate };
  onYear: (year: number) => void;
  onMonth: (first: CalendarDate) => void;
}

export function YearStrip({ rates, year, colors, today, shown, onYear, onMonth }: YearStripProps) {
  const open = unpricedNights(rates, year);
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-1">
        <IconButton
          size="sm"
          label={t("editor.rates.yearBefore")}
          isDisabled={year <= today.year}
          onPress={() => onYear(year - 1)}
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <span aria-live="polite" className="min-w-14 text-center font-medium tabular-nums">
          {year}
        </span>
        <IconButton size="sm" label={t("editor.rates.yearAfter")} onPress={() => onYear(year + 1)}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        {open > 0 && (
          <span className="ms-3 text-sm text-warning">{t("editor.rates.unpriced", { count: open })}</span>
        )}
      </div>
      <ul
        aria-label={t("editor.rates.seasons", { year: String(year) })}
        className="grid grid-cols-6 gap-x-1 gap-y-2 sm:grid-cols-12"
      >
        {monthsOf(rates, year).map((seasons, index) => {
          const month = new CalendarDate(year, index + 1, 1);
          return (
            <li key={month.toString()}>
              <Button
                aria-label={`${monthName(month, "long")}: ${seasons.map(seasonText).join("; ")}`}
                aria-current={isIn(month, shown) ? "true" : undefined}
                isDisabled={endOfMonth(month).compare(today) < 0}
                onPress={() => onMonth(month)}
                className={cx(
                  "focus-ring w-full rounded-sm p-1 text-xs data-disabled:opacity-40 data-hovered:bg-sunken",
                  isIn(month, shown) ? "bg-sunken font-semibold text-ink" : "text-ink-muted",
                )}
              >
                <span className="mb-1 block text-center">{monthName(month, "short")}</span>
                <span className="flex h-3.5 overflow-hidden rounded-xs">
                  {seasons.map((season) => (
                    <span
                      key={season.first}
                      style={{ flexGrow: season.days, flexBasis: 0, background: paintOf(season, colors) }}
                    />
                  ))}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const isIn = (month: CalendarDate, { start, end }: YearStripProps["shown"]) =>
  month.compare(start) >= 0 && month.compare(end) <= 0;

const paintOf = ({ rate }: Season<Rate>, colors: RateColors) =>
  rate ? (colors.get(rate.key) ?? BASE_COLOR) : UNPRICED;

const monthName = (month: CalendarDate, style: "short" | "long") =>
  dateFormat(currentFormat(), {
    month: style,
    ...(style === "long" && { year: "numeric" }),
    timeZone: "UTC",
  }).format(month.toDate("UTC"));

function seasonText({ rate, first, last }: Season<Rate>): string {
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)];
  const dates = from && to ? formatDateRange(from, to, currentFormat()) : "";
  return rate
    ? t("editor.rates.season", {
        name: rate.name,
        dates,
        amount: moneyText(rate.week_night, rate.currency),
      })
    : t("editor.rates.noPrice", { dates });
}
