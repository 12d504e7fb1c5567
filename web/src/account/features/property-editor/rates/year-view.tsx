// A year at a glance: every month as a bar in the colours of its seasons, with nights that have no price left open.
import { ChevronLeft, ChevronRight } from "lucide-react";
import { t } from "@/i18n/editor";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange, parseIsoDate } from "@/kit/civil-date";
import { dateFormat } from "@/kit/formats";
import { IconButton } from "@/ui/icon-button";
import { moneyText } from "../../values";
import type { Rate } from "../data/wire";
import { BASE_COLOUR, type Colours } from "./season-colour";
import { monthsOf, type Season, seasonsOf, unpricedNights } from "./seasons";

interface YearViewProps {
  rates: readonly Rate[];
  year: number;
  colours: Colours;
  onYear: (year: number) => void;
}

/** Without a price: striped, so that it is seen without colours. */
const OPEN = "repeating-linear-gradient(135deg, var(--line) 0 2px, transparent 2px 6px)";

export function YearView({ rates, year, colours, onYear }: YearViewProps) {
  const open = unpricedNights(rates, year);
  const paint = ({ rate }: Season<Rate>) => {
    if (!rate) return OPEN;
    return colours.get(rate.key) ?? BASE_COLOUR;
  };
  return (
    <div>
      <div className="mb-3 flex items-center gap-1">
        <IconButton size="sm" label={t("editor.rates.yearBefore")} onPress={() => onYear(year - 1)}>
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
      <div aria-hidden className="grid grid-cols-4 gap-x-1 gap-y-3 sm:grid-cols-6 md:grid-cols-12">
        {monthsOf(rates, year).map((seasons, month) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a year has the same months always
          <div key={month}>
            <div className="mb-1 text-xs text-ink-subtle">{monthName(month)}</div>
            <div className="flex h-9 overflow-hidden rounded-sm border border-line">
              {seasons.map((season) => (
                <span
                  key={season.first}
                  title={seasonText(season)}
                  style={{ flexGrow: season.days, flexBasis: 0, background: paint(season) }}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <ol className="sr-only" aria-label={t("editor.rates.seasons", { year: String(year) })}>
        {seasonsOf(rates, year).map((season) => (
          <li key={season.first}>{seasonText(season)}</li>
        ))}
      </ol>
    </div>
  );
}

const monthName = (month: number) =>
  dateFormat(currentFormat(), { month: "short", timeZone: "UTC" }).format(Date.UTC(2026, month, 1));

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
