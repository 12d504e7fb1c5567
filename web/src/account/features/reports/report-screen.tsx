// Reports: filters in the address, three charts compared with the previous year, a table with totals, a file, and a page to print.
import { useQuery } from "@tanstack/react-query";
import { CloudOff, Download, Printer } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/account";
import { localToday, toIsoDate } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { Skeleton } from "@/ui/feedback/skeleton";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { toasts } from "@/ui/overlay/toast-queue";
import { Select } from "@/ui/select/select";
import { useDocumentTitle } from "@/ui/use-document-title";
import { failureText } from "../error-texts";
import { currenciesOf, FiguresChart, type Measure, mainCurrency, measureTitle, monthName } from "../figures";
import { useAddress } from "../lists";
import { useSignedIn } from "../session";
import { groupingOf, queryOf, usualPeriods, withParameters, yearBefore } from "./report-address";
import { ReportFilters } from "./report-filters";
import { type Report, reportQuery, saveReport } from "./report-query";
import { ReportTable } from "./report-table";

const MEASURES: Measure[] = ["occupancy", "revenue", "rate"];

export function ReportScreen() {
  const { params, go } = useAddress();
  const way = groupingOf(params);
  const query = queryOf(params);
  const {
    data: report,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...reportQuery(query),
    meta: { showsOwnError: true },
  });
  const month = toIsoDate(localToday()).slice(0, 7);
  const [usual] = usualPeriods(month);
  useDocumentTitle(t("account.report.title"), "Casita");
  return (
    <div className="min-h-0 flex-1 overflow-y-auto print:overflow-visible">
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-4 py-6 sm:px-8 sm:py-8 print:max-w-none print:p-0">
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-2xl font-semibold tracking-tight">{t("account.report.title")}</h1>
            <p className="mt-1 text-ink-muted">
              {report ? periodText(report) : <Skeleton className="mt-1 h-5 w-48" />}
            </p>
          </div>
          {report && <Takeaway query={query} report={report} />}
        </header>
        <ReportFilters
          params={params}
          report={report ?? { from: usual?.from ?? month, to: usual?.to ?? month }}
          month={month}
          way={way}
          onSay={(changes) => go(withParameters(params, changes))}
        />
        {report && way === "month" && report.by === "month" && (
          <Charts
            report={report}
            query={query}
            currency={params.get("currency")}
            onCurrency={(currency) => go(withParameters(params, { currency }), { replace: true })}
          />
        )}
        {report && (!error || isPlaceholderData) && report.by === way && (
          <ReportTable report={report} way={way} isStale={isPlaceholderData} />
        )}
        {!report && error && (
          <ListPlaceholder
            icon={<CloudOff />}
            title={t("account.report.failed")}
            detail={failureText(error)}
            actionLabel={t("account.report.again")}
            onAction={() => void refetch()}
          />
        )}
        {(!report || report.by !== way) && !error && <Skeleton className="h-96 rounded-xl" />}
        <p className="text-sm text-ink-muted">{t("account.report.explained")}</p>
      </div>
    </div>
  );
}

const periodText = ({ from, to }: Report) =>
  from === to ? monthName(from, "long") : `${monthName(from, "long")} – ${monthName(to, "long")}`;

function Takeaway({ query, report }: { query: URLSearchParams; report: Report }) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await saveReport(query, report);
    } catch (error) {
      toasts.show({ kind: "error", title: failureText(error as Error) ?? t("account.report.failed") });
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="flex gap-2 print:hidden">
      <Button size="sm" onPress={() => void save()} isPending={isSaving}>
        <Download aria-hidden /> {t("account.report.csv")}
      </Button>
      <Button size="sm" onPress={() => print()}>
        <Printer aria-hidden /> {t("account.report.print")}
      </Button>
    </div>
  );
}

interface ChartsProps {
  report: Report;
  query: URLSearchParams;
  currency: string | null;
  onCurrency: (currency: string) => void;
}

function Charts({ report, query, currency, onCurrency }: ChartsProps) {
  const { account } = useSignedIn();
  const before = useQuery({
    ...reportQuery(yearBefore(query, report.from, report.to)),
    meta: { showsOwnError: true },
  }).data;
  const all = [report.totals, ...(before ? [before.totals] : [])];
  const currencies = currenciesOf(all);
  const shown =
    currency && currencies.includes(currency) ? currency : mainCurrency(all, account.currency.code);
  const months = report.results.map((now, index) => ({
    month: now.label,
    now,
    before: before?.results[index],
  }));
  return (
    <div className="flex flex-col gap-4">
      {currencies.length > 1 && (
        <Select
          label={t("account.report.currency")}
          value={shown}
          options={currencies.map((key) => ({ key, label: key }))}
          onChange={onCurrency}
          className="w-40 print:hidden"
        />
      )}
      <div className="grid gap-4 lg:grid-cols-3 print:grid-cols-3">
        {MEASURES.map((measure) => (
          <section
            key={measure}
            aria-label={measureTitle(measure)}
            className="rounded-xl border border-line bg-surface p-5 print:break-inside-avoid print:p-2"
          >
            <h2 className="mb-2 text-sm font-medium text-ink-muted">{measureTitle(measure)}</h2>
            <FiguresChart measure={measure} months={months} currency={shown} />
          </section>
        ))}
      </div>
    </div>
  );
}
