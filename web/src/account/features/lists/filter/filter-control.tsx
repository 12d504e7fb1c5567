// The inputs of a list's filters, loaded when the user opens them.
import { t } from "@/i18n/account";
import type { FilterValue, ListState } from "@/kit/list/list-state";
import { OptionSelector } from "@/ui/choice/option-selector";
import { TextField } from "@/ui/form/text-field";
import { Select } from "@/ui/select/select";
import { choiceOptions } from "../../resources";
import type { ListFilter } from "../declaration";
import { isSet, listOf, parametersOf, textOf } from "../rules";
import { ObjectFilter } from "./object-filter";

interface FilterControlsProps {
  filters: readonly ListFilter[];
  state: ListState;
  optionLimit?: number;
  onSet: (name: string, value: FilterValue | undefined) => void;
}

interface FilterControlProps extends Omit<FilterControlsProps, "filters"> {
  filter: ListFilter;
}

export function FilterControls({ filters, ...props }: FilterControlsProps) {
  return (
    <div className="flex flex-col gap-7">
      {filters.map((filter) => (
        <FilterControl key={filter.name} filter={filter} {...props} />
      ))}
    </div>
  );
}

const flagOptions = () => [
  { key: "any", label: t("account.any") },
  { key: "true", label: t("account.yes") },
  { key: "false", label: t("account.no") },
];

function FilterControl({ filter, state, optionLimit, onSet }: FilterControlProps) {
  const { kind, name, field } = filter;
  const value = state.filters[name];
  const label = t(`account.field.${field}`);
  if (kind === "choice")
    return (
      <OptionSelector
        label={label}
        options={choiceOptions(filter.group)}
        value={listOf(value)}
        onChange={(keys) => onSet(name, keys)}
        limit={optionLimit}
      />
    );
  if (kind === "boolean")
    return (
      <Select
        label={label}
        options={flagOptions()}
        value={value === undefined ? "any" : String(value)}
        onChange={(key) => onSet(name, key === "any" ? undefined : key === "true")}
      />
    );
  if (kind === "object")
    return <ObjectFilter filter={filter} value={listOf(value)} onChange={(keys) => onSet(name, keys)} />;
  if (kind === "some")
    return (
      <Select
        label={label}
        options={flagOptions().slice(0, 2)}
        value={isSet(filter, state) ? "true" : "any"}
        onChange={(key) => onSet(parametersOf(filter)[0] ?? name, key === "true" ? "0" : undefined)}
      />
    );
  if (kind === "dates" || kind === "instants")
    return (
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-sm font-medium">{label}</legend>
        <div className="grid grid-cols-2 gap-3">
          {parametersOf(filter).map((part, index) => (
            <TextField
              key={part}
              type="date"
              label={index === 0 ? t("ui.from") : t("ui.to")}
              value={textOf(state.filters[part])}
              onChange={(text) => onSet(part, text)}
            />
          ))}
        </div>
      </fieldset>
    );
  return <TextField label={label} value={textOf(value)} onChange={(text) => onSet(name, text)} />;
}
