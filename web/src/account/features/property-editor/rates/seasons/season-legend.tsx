// Legend of the rates' colors, each opening its rate, and of the marks on nights.
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { t } from "@/i18n/editor";
import { currentFormat } from "@/i18n/translate";
import { formatMoney } from "@/kit/money/money";
import type { Rate } from "../../data/api-types";
import { BASE_COLOR, CLOSED, type RateColors, UNPRICED } from "./season-color";

interface SeasonLegendProps {
  /** Rates of the nights in the visible months. */
  rates: readonly Rate[];
  colors: RateColors;
  hasUnpriced: boolean;
  onOpen: (rate: Rate) => void;
}

function pricesOf({ week_night, weekend_night, currency }: Rate): string {
  const prices =
    weekend_night === null || weekend_night === week_night ? [week_night] : [week_night, weekend_night];
  return prices
    .map((price) => formatMoney(price, currency.code, currentFormat(), { trimZeros: true }))
    .join(" / ");
}

export function SeasonLegend({ rates, colors, hasUnpriced, onOpen }: SeasonLegendProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ul aria-label={t("editor.rates.legend")} className="flex flex-wrap gap-2">
        {rates.map((rate) => (
          <li key={rate.key}>
            <Button
              onPress={() => onOpen(rate)}
              className="focus-ring flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface ps-2.5 pe-3.5 text-sm data-hovered:border-line-strong data-hovered:bg-sunken"
            >
              <Swatch style={{ background: colors.get(rate.key) ?? BASE_COLOR }} />
              <span className="font-medium">{rate.name}</span>
              <span className="text-ink-muted tabular-nums">{pricesOf(rate)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-muted">
        <Mark swatch={<Swatch className="border-2 border-ink/45" />}>{t("editor.rates.own")}</Mark>
        <Mark swatch={<Swatch className={CLOSED} />}>{t("editor.nights.isClosed")}</Mark>
        <Mark swatch={<span className="h-0.75 w-3.5 rounded-full bg-ink/55" />}>
          {t("editor.rates.taken")}
        </Mark>
        {hasUnpriced && (
          <Mark swatch={<Swatch style={{ background: UNPRICED }} />}>{t("editor.rates.withoutRate")}</Mark>
        )}
      </ul>
    </div>
  );
}

const Swatch = ({ className = "", style }: { className?: string; style?: { background: string } }) => (
  <span
    aria-hidden
    className={`size-3.5 shrink-0 rounded-xs border border-line ${className}`}
    style={style}
  />
);

const Mark = ({ swatch, children }: { swatch: ReactNode; children: string }) => (
  <li className="flex items-center gap-1.5">
    {swatch} {children}
  </li>
);
