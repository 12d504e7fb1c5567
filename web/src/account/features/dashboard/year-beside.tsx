// The last twelve months beside the twelve before: occupancy, revenue, average nightly rate.
import { useState } from "react";
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { Select } from "@/ui/select/select";
import {
  currenciesOf,
  type Figures,
  FiguresChart,
  isWithoutSales,
  type Measure,
  mainCurrency,
  measured,
  measureText,
  measureTitle,
} from "../figures";
import { useSignedIn } from "../session";
import { BoardCard, Calm } from "./board-card";
import type { Dashboard } from "./dashboard-query";

const MEASURES: Measure[] = ["occupancy", "revenue", "rate"];
const REPORTS = "/account/reports/";

export function YearBeside({ board }: { board: Dashboard }) {
  const { account } = useSignedIn();
  const all = [board.this_year, board.last_year];
  const currencies = currenciesOf(all);
  const [chosen, setChosen] = useState<string | null>(null);
  const currency = chosen ?? mainCurrency(all, account.currency.code);
  const months = board.months.map(({ month, this_year, last_year }) => ({
    month,
    now: this_year,
    before: last_year,
  }));
  return (
    <BoardCard
      title={t("account.home.year")}
      className="lg:col-span-2"
      action={<Link href={REPORTS}>{t("account.home.reports")}</Link>}
    >
      {isWithoutSales(all) ? (
        <Calm>{t("account.home.noYear")}</Calm>
      ) : (
        <>
          {currencies.length > 1 && (
            <Select
              label={t("account.report.currency")}
              value={currency}
              options={currencies.map((key) => ({ key, label: key }))}
              onChange={setChosen}
              className="w-40 px-5 pb-2"
            />
          )}
          <div className="grid gap-x-8 gap-y-6 px-5 pb-5 sm:grid-cols-2 lg:grid-cols-3">
            {MEASURES.map((measure) => (
              <div key={measure} className="min-w-0">
                <Headline
                  measure={measure}
                  now={board.this_year}
                  before={board.last_year}
                  currency={currency}
                />
                <FiguresChart measure={measure} months={months} currency={currency} />
              </div>
            ))}
          </div>
        </>
      )}
    </BoardCard>
  );
}

interface HeadlineProps {
  measure: Measure;
  now: Figures;
  before: Figures;
  currency: string;
}

function Headline({ measure, now, before, currency }: HeadlineProps) {
  const figureText = (figures: Figures) => {
    const value = measured(figures, measure, currency);
    return value === null ? "–" : measureText(value, measure, currency);
  };
  return (
    <div className="mb-3">
      <h3 className="text-sm text-ink-muted">{measureTitle(measure)}</h3>
      <p className="mt-0.5">
        <span className="block text-2xl font-semibold tracking-tight tabular-nums">{figureText(now)}</span>
        <span className="block text-sm text-ink-muted tabular-nums">
          {t("account.figures.versus", { value: figureText(before) })}
        </span>
      </p>
    </div>
  );
}
