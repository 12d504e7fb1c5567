// Filters of a report: months, rows, homes, sources. All are stored in the address.
import { useQuery } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import type { NameOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { ChoicePills } from "@/ui/choice/choice-pills";
import { ObjectSelector } from "@/ui/select/object-selector";
import { Select } from "@/ui/select/select";
import { monthName } from "../figures";
import { resourceOf, rowsQuery } from "../resources";
import {
  GROUPINGS,
  type Grouping,
  monthChoices,
  type Period,
  type ReportFilter,
  usualPeriods,
} from "./report-address";
import type { Report } from "./report-query";

interface ReportFiltersProps {
  params: URLSearchParams;
  report: Pick<Report, "from" | "to">;
  month: string;
  way: Grouping;
  onSay: (changes: Partial<Record<ReportFilter, string | null>>) => void;
}

const OTHER = "other";

export function ReportFilters({ params, report, month, way, onSay }: ReportFiltersProps) {
  const months = monthChoices(month, [report.from, report.to]).map((key) => ({
    key,
    label: monthName(key, "medium"),
  }));
  const periods = usualPeriods(month);
  const period = periods.find(({ from, to }) => from === report.from && to === report.to);
  return (
    <div className="grid grid-cols-2 gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5 lg:grid-cols-3 print:hidden">
      <Select<Period["key"] | typeof OTHER>
        label={t("account.report.period")}
        value={period?.key ?? OTHER}
        options={[
          ...periods.map(({ key }) => ({ key, label: t(`account.report.period.${key}`) })),
          { key: OTHER, label: t("account.report.period.other"), isDisabled: true },
        ]}
        onChange={(key) => {
          const chosen = periods.find((period) => period.key === key);
          if (chosen) onSay({ from: chosen.from, to: chosen.to });
        }}
        className="max-lg:col-span-2"
      />
      <Select
        label={t("account.report.from")}
        value={report.from}
        options={months}
        onChange={(from) => onSay({ from, to: from > report.to ? from : report.to })}
      />
      <Select
        label={t("account.report.to")}
        value={report.to}
        options={months}
        onChange={(to) => onSay({ to, from: to < report.from ? to : report.from })}
      />
      <RowFilter
        name="property"
        resource="property"
        params={params}
        onSay={onSay}
        className="max-lg:col-span-2"
      />
      <RowFilter name="property_group" resource="property-group" params={params} onSay={onSay} />
      <RowFilter name="source" resource="source" params={params} onSay={onSay} />
      <ChoicePills<Grouping>
        label={t("account.report.by")}
        value={way}
        options={GROUPINGS.map((key) => ({ key, label: t(`account.report.by.${key}`) }))}
        onChange={(by) => onSay({ by })}
        className="col-span-full"
      />
    </div>
  );
}

type Named = Row & { name: string };

interface RowFilterProps extends Pick<ReportFiltersProps, "params" | "onSay"> {
  name: "property" | "property_group" | "source";
  resource: NameOf<Named>;
  className?: string;
}

function RowFilter({ name, resource, params, onSay, className }: RowFilterProps) {
  const key = params.get(name);
  const chosen = useQuery({
    ...rowsQuery<Named>(resource, { filters: { key: key ? [key] : [] }, limit: 1 }),
    enabled: key !== null,
    meta: { showsOwnError: true },
  });
  return (
    <ObjectSelector<Named, "key">
      label={t(`account.report.only.${name}`)}
      placeholder={t("account.preset.all")}
      display="name"
      modelFormat="key"
      isSingle
      load={(query, signal) => resourceOf<Named>(resource).list(query, { signal })}
      value={key ? [key] : []}
      known={chosen.data?.results}
      onChange={(keys) => onSay({ [name]: keys[0] ?? null })}
      className={className}
    />
  );
}
