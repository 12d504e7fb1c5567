// Chart of one measure by month, beside the same months of the previous year.
import { t } from "@/i18n/account";
import { currentFormat } from "@/i18n/translate";
import { numberFormat } from "@/kit/formats";
import { formatMoney, minorDigits } from "@/kit/money/money";
import { ColumnChart } from "@/ui/figures/column-chart";
import { earnedIn, type Figures, monthName, percentText } from "./figures";

export type Measure = "occupancy" | "revenue" | "rate";

interface FiguresBeside {
  month: string;
  now: Figures;
  before: Figures | undefined;
}

interface FiguresChartProps {
  measure: Measure;
  months: readonly FiguresBeside[];
  currency: string;
  labels?: "narrow" | "short";
}

export function measured(figures: Figures | undefined, measure: Measure, currency: string): number | null {
  if (!figures) return null;
  // A period without sales has no figures: a zero beside the dashes of the other measures would look like one.
  if (measure === "occupancy") return figures.nights_sold > 0 ? (figures.occupancy ?? null) : null;
  const earned = earnedIn(figures, currency);
  return (measure === "revenue" ? earned?.revenue : earned?.average_nightly_rate) ?? null;
}

export const measureTitle = (measure: Measure) => t(`account.figures.${measure}`);

export const measureText = (value: number, measure: Measure, currency: string) =>
  measure === "occupancy"
    ? percentText(value)
    : formatMoney(value, currency, currentFormat(), { trimZeros: true });

/** Short form for narrow spaces: "$12K". */
const shortMoney = (value: number, currency: string) =>
  numberFormat(currentFormat(), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    notation: "compact",
    maximumFractionDigits: 1,
  }).format(value / 10 ** minorDigits(currency));

export function FiguresChart({ measure, months, currency, labels = "narrow" }: FiguresChartProps) {
  return (
    <ColumnChart
      title={t("account.figures.chart", { measure: measureTitle(measure) })}
      names={{
        label: t("account.figures.month"),
        value: t("account.figures.thisYear"),
        before: t("account.figures.lastYear"),
      }}
      points={months.map(({ month, now, before }) => ({
        label: monthName(month, labels),
        name: monthName(month, "long"),
        value: measured(now, measure, currency),
        before: measured(before, measure, currency),
      }))}
      format={(value) => measureText(value, measure, currency)}
      formatLine={(value) => (measure === "occupancy" ? percentText(value) : shortMoney(value, currency))}
    />
  );
}
