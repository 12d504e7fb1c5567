// The rows of a report with their totals. Amounts in several currencies are listed one below another, never added.
import { ChartNoAxesColumn } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { cx } from "@/ui/class-names";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { type Earned, type Figures, monthName, percentText } from "../figures";
import { recordHref } from "../resources";
import { Count, moneyText } from "../values";
import type { Grouping } from "./report-address";
import type { Report, ReportRow } from "./report-query";

const number = "px-3 py-2.5 text-end tabular-nums whitespace-nowrap";
const head = "px-3 py-2.5 text-end text-xs font-medium text-ink-muted";

export function ReportTable({ report, way, isStale }: { report: Report; way: Grouping; isStale: boolean }) {
  if (report.results.length === 0) {
    return (
      <ListPlaceholder
        icon={<ChartNoAxesColumn />}
        title={t("account.report.nothing")}
        detail={t("account.report.nothingDetail")}
      />
    );
  }
  const title = t("account.report.title");
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className={cx(
        "focus-ring relative overflow-x-auto rounded-xl border border-line bg-surface transition-opacity print:overflow-visible print:border-0",
        isStale && "opacity-60",
      )}
    >
      <table aria-label={title} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={cx(head, "sticky start-0 bg-surface ps-5 text-start! print:static")}>
              {t(`account.report.by.${way}`)}
            </th>
            <th scope="col" className={head}>
              {t("account.figures.occupancy")}
            </th>
            <th scope="col" className={head}>
              {t("account.figures.sold")}
            </th>
            <th scope="col" className={head}>
              {t("account.figures.available")}
            </th>
            <th scope="col" className={head}>
              {t("account.figures.revenue")}
            </th>
            <th scope="col" className={head}>
              {t("account.figures.rate")}
            </th>
            <th scope="col" className={head}>
              {t("account.figures.bookings")}
            </th>
            <th scope="col" className={cx(head, "pe-5")}>
              {t("account.figures.canceled")}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.results.map((row) => (
            <Line key={row.key ?? ""} name={<RowName row={row} way={way} />} figures={row} />
          ))}
        </tbody>
        <tfoot>
          <Line name={t("account.report.total")} figures={report.totals} isTotal />
        </tfoot>
      </table>
    </section>
  );
}

function RowName({ row: { key, label }, way }: { row: ReportRow; way: Grouping }) {
  if (way === "month") return <span className="whitespace-nowrap">{monthName(label, "long")}</span>;
  if (!key) return <span className="text-ink-muted">{t("account.report.noSource")}</span>;
  return (
    <Link isQuiet href={recordHref(way, key)}>
      {label}
    </Link>
  );
}

function Line({ name, figures, isTotal }: { name: ReactNode; figures: Figures; isTotal?: boolean }) {
  return (
    <tr
      className={
        isTotal ? "border-t-2 border-line-strong/60 font-semibold" : "border-b border-line last:border-0"
      }
    >
      <th
        scope="row"
        className={cx(
          "sticky start-0 max-w-56 min-w-32 bg-surface py-2.5 ps-5 pe-3 text-start wrap-break-word print:static",
          isTotal ? "font-semibold" : "font-medium",
        )}
      >
        {name}
      </th>
      <td className={number}>
        <Occupancy part={figures.occupancy} />
      </td>
      <td className={number}>
        <Count value={figures.nights_sold} />
      </td>
      <td className={cx(number, !isTotal && "text-ink-muted")}>
        <Count value={figures.nights_available} />
      </td>
      <td className={number}>
        <Amounts money={figures.money} of={({ revenue }) => revenue} />
      </td>
      <td className={number}>
        <Amounts money={figures.money} of={({ average_nightly_rate }) => average_nightly_rate} />
      </td>
      <td className={number}>
        <Count value={figures.bookings} />
      </td>
      <td className={cx(number, "pe-5")}>
        <Count value={figures.canceled} />
      </td>
    </tr>
  );
}

function Occupancy({ part }: { part: number | null | undefined }) {
  return (
    <span className="inline-flex items-center justify-end gap-2.5">
      <span
        aria-hidden
        className="h-1.5 w-16 overflow-hidden rounded-full bg-pressed max-sm:hidden print:hidden"
      >
        <span
          className="block h-full rounded-full bg-accent"
          style={{ inlineSize: `${Math.min((part ?? 0) * 100, 100)}%` }}
        />
      </span>
      <span className="min-w-12">{percentText(part, 1)}</span>
    </span>
  );
}

function Amounts({ money, of }: { money: Earned[]; of: (earned: Earned) => number | null | undefined }) {
  if (money.length === 0) return "–";
  return money.map((earned) => {
    const amount = of(earned);
    return (
      <span key={earned.currency} className="block">
        {amount == null ? "–" : moneyText(amount, earned.currency)}
      </span>
    );
  });
}
