// The rates of a listing: open, copy or delete one, or change many at once.
import { useState } from "react";
import { t } from "@/i18n/editor";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange, parseIsoDate } from "@/kit/dates/civil-date";
import { Selection } from "@/kit/list/selection";
import { Button } from "@/ui/action/button";
import { type DataColumn, DataTable } from "@/ui/list/data-table";
import { copyOf } from "../../row-pages";
import { Amount, Count } from "../../values";
import type { Rate } from "../data/api-types";
import { NameButton } from "../rows/name-button";
import { RowMenu } from "../rows/row-menu";
import { useRowsWork } from "../rows/use-rows-work";
import { BulkDialog } from "./bulk-dialog";
import type { OpenedForm } from "./rate-form";
import { BASE_COLOR, type RateColors } from "./seasons/season-color";

interface RatesTableProps {
  rates: readonly Rate[];
  colors: RateColors;
  onAsk: (asked: OpenedForm) => void;
}

const rules = { keyOf: ({ key }: Rate) => key };

/** Yearly rates are shown without a year. */
function datesOf({ base_rate, repeat, start_date, end_date }: Rate, isOnly: boolean): string {
  const [first, last] = [parseIsoDate(start_date), parseIsoDate(end_date)];
  if (base_rate || !first || !last) return isOnly ? t("editor.rates.all") : t("editor.rates.allOthers");
  return formatDateRange(first, last, currentFormat(), repeat ? "short" : "medium");
}

const MONTH_DAY = 5;

/** The base rate, then by date within the year. */
const inYear = (rates: readonly Rate[]) => {
  const placeOf = ({ base_rate, start_date }: Rate) => (base_rate ? "" : (start_date ?? "").slice(MONTH_DAY));
  return rates.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
};

const price = (
  name: "week_night" | "weekend_night" | "weekly" | "monthly",
  isMain = false,
): DataColumn<Rate> => ({
  key: name,
  title: t(`account.field.${name}`),
  align: "end",
  phone: isMain ? "end" : "hidden",
  cell: (rate) => <Amount row={rate} value={rate[name]} />,
});

export function RatesTable({ rates, colors, onAsk }: RatesTableProps) {
  const work = useRowsWork<Rate>("listing-rate");
  const [selection, setSelection] = useState(() => Selection.none(rules));
  const [isBulk, setBulk] = useState(false);
  const chosen = rates.filter(selection.has);
  const copy = (rate: Rate) =>
    onAsk({
      initial: {
        ...copyOf(rate, work.names),
        name: t("editor.copyOf", { name: rate.name }),
        base_rate: false,
      },
    });
  const columns: DataColumn<Rate>[] = [
    {
      key: "name",
      title: t("account.field.name"),
      phone: "title",
      isInteractive: true,
      cell: (rate) => (
        <NameButton onPress={() => onAsk({ row: rate })}>
          <span
            aria-hidden
            className="size-3.5 shrink-0 rounded-xs border border-line"
            style={{ background: colors.get(rate.key) ?? BASE_COLOR }}
          />
          <span className="sm:min-w-28">{rate.name}</span>
        </NameButton>
      ),
    },
    {
      key: "dates",
      title: t("editor.rates.dates"),
      phone: "note",
      cell: (rate) => (
        <>
          <span className="block whitespace-nowrap">{datesOf(rate, rates.length === 1)}</span>
          {rate.repeat && !rate.base_rate && (
            <span className="block text-xs text-ink-subtle">{t("account.field.repeat")}</span>
          )}
        </>
      ),
    },
    price("week_night", true),
    price("weekend_night"),
    price("weekly"),
    price("monthly"),
    {
      key: "min_nights",
      title: t("account.field.min_nights"),
      align: "end",
      cell: ({ min_nights }) => <Count value={min_nights} />,
    },
    {
      key: "acts",
      title: t("account.bulk.actions"),
      align: "end",
      phone: "end",
      isInteractive: true,
      cell: (rate) => (
        <RowMenu
          name={rate.name}
          acts={{
            edit: () => onAsk({ row: rate }),
            copy: () => copy(rate),
            remove: () => work.remove.mutate([rate]),
          }}
        />
      ),
    },
  ];
  return (
    <>
      {chosen.length > 0 && (
        <div
          role="toolbar"
          aria-label={t("account.bulk.actions")}
          className="mb-3 flex flex-wrap items-center gap-2 rounded-lg bg-accent-soft px-3.5 py-2"
        >
          <span aria-live="polite" className="me-auto text-sm font-medium tabular-nums">
            {t("account.bulk.selected", { count: chosen.length })}
          </span>
          <Button size="sm" onPress={() => setBulk(true)}>
            {t("editor.bulk.title")}
          </Button>
          <Button
            size="sm"
            onPress={() => {
              work.remove.mutate(chosen);
              setSelection(selection.none());
            }}
          >
            {t("account.action.delete")}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => setSelection(selection.none())}>
            {t("account.bulk.clear")}
          </Button>
        </div>
      )}
      <DataTable
        label={t("editor.rates.title")}
        columns={columns}
        rows={inYear(rates)}
        keyOf={rules.keyOf}
        nameOf={({ name }) => name}
        selection={selection}
        onSelectionChange={setSelection}
        isStale={work.change.isPending || work.remove.isPending}
        isDense
        className="-mx-5 w-[calc(100%+2.5rem)]! sm:-mx-6 sm:w-[calc(100%+3rem)]!"
      />
      {isBulk && (
        <BulkDialog
          rates={chosen}
          onClose={() => setBulk(false)}
          onChange={(changes) => {
            setBulk(false);
            work.change.mutate(changes);
          }}
        />
      )}
    </>
  );
}
