// Filters of a list: a button that opens all of them, and the active ones, each with a button to remove it.
import { ListFilter as FilterIcon, X } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { Button as PlainButton } from "react-aria-components/Button";
import { t } from "@/i18n/account";
import type { FilterValue, ListState } from "@/kit/list/list-state";
import { Button } from "@/ui/action/button";
import { Spinner } from "@/ui/feedback/spinner";
import { Drawer } from "@/ui/overlay/drawer";
import { choiceLabel } from "../../resources";
import { CivilDate } from "../../values";
import type { ListFilter } from "../declaration";
import { isSet, listOf, parametersOf, textOf } from "../rules";
import { useObjectName } from "./object-name";

const FilterControls = lazy(async () => ({ default: (await import("./filter-control")).FilterControls }));

interface FilterPanelProps {
  filters: readonly ListFilter[];
  state: ListState;
  optionLimit?: number;
  onChange: (filters: ListState["filters"]) => void;
}

type SetFilter = (name: string, value: FilterValue | undefined) => void;

/** The filters with one of them set; `undefined` removes it. */
function withFilter(filters: ListState["filters"], name: string, value: FilterValue | undefined) {
  const { [name]: _, ...others } = filters;
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [name]: value };
}

export function FilterPanel({ filters, state, optionLimit, onChange }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  // Several filters may change before the address is updated.
  const latest = useRef(state.filters);
  latest.current = state.filters;
  const set: SetFilter = (name, value) => {
    latest.current = withFilter(latest.current, name, value);
    onChange(latest.current);
  };
  const count = filters.filter((filter) => isSet(filter, state)).length;
  if (filters.length === 0) return null;
  return (
    <>
      <Button size="sm" onPress={() => setOpen(true)} className="max-sm:min-h-11">
        <FilterIcon aria-hidden /> {t("account.list.filter")}
        {count > 0 && (
          <span className="grid min-w-5 place-items-center rounded-full bg-accent px-1 text-2xs text-on-accent tabular-nums">
            {count}
          </span>
        )}
      </Button>
      {filters.map((filter) => (
        <FilterChip key={filter.name} filter={filter} state={state} onSet={set} />
      ))}
      <Drawer
        title={t("account.list.filters")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={(close) => (
          <>
            <Button variant="quiet" isDisabled={count === 0} onPress={() => onChange({})}>
              {t("account.list.clearFilters")}
            </Button>
            <Button variant="primary" onPress={close}>
              {t("account.list.show")}
            </Button>
          </>
        )}
      >
        <Suspense fallback={<Spinner />}>
          <FilterControls filters={filters} state={state} optionLimit={optionLimit} onSet={set} />
        </Suspense>
      </Drawer>
    </>
  );
}

interface OneFilterProps {
  filter: ListFilter;
  state: ListState;
  onSet: SetFilter;
}

function FilterChip({ filter, state, onSet }: OneFilterProps) {
  const parts = parametersOf(filter).filter((name) => name in state.filters);
  if (parts.length === 0) return null;
  const label = t(`account.field.${filter.field}`);
  return (
    <span className="inline-flex h-9 max-w-full items-center rounded-md border border-accent-line bg-accent-soft ps-2.5 text-sm text-accent-text max-sm:h-11">
      <span className="truncate">
        {label}:{" "}
        <strong className="font-semibold">
          <ChipValue filter={filter} state={state} />
        </strong>
      </span>
      <PlainButton
        aria-label={t("ui.remove", { name: label })}
        onPress={() => {
          for (const name of parts) onSet(name, undefined);
        }}
        className="focus-ring grid h-full w-8 place-items-center rounded-md"
      >
        <X aria-hidden className="size-3.5" />
      </PlainButton>
    </span>
  );
}

function ChipValue({ filter, state }: Pick<OneFilterProps, "filter" | "state">) {
  const value = state.filters[filter.name];
  if (value === null) return t("account.none");
  if (filter.kind === "some") return t("account.yes");
  if (filter.kind === "dates" || filter.kind === "instants") {
    const [from, to] = parametersOf(filter).map((name) => textOf(state.filters[name]));
    return (
      <>
        {from && <CivilDate value={from} />} – {to && <CivilDate value={to} />}
      </>
    );
  }
  if (filter.kind === "choice")
    return listOf(value)
      .map((code) => choiceLabel(filter.group, code))
      .join(", ");
  if (filter.kind === "object") return <ObjectNames filter={filter} keys={listOf(value)} />;
  return typeof value === "boolean" ? t(value ? "account.yes" : "account.no") : textOf(value);
}

function ObjectNames({ filter, keys }: { filter: ListFilter & { kind: "object" }; keys: string[] }) {
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && ", "}
      <ObjectName filter={filter} objectKey={key} />
    </span>
  ));
}

function ObjectName({ filter, objectKey }: { filter: ListFilter & { kind: "object" }; objectKey: string }) {
  return useObjectName(filter, objectKey);
}
