// "Any 1+ 2+ 3+", each with the number of homes that have at least that many.
import { memo } from "react";
import { t } from "@/i18n/site";
import { ChoicePills } from "@/ui/choice/choice-pills";
import type { Option } from "@/ui/select/option-list";
import { type AtLeast, countAtLeast } from "./use-filter-counts";

interface AtLeastPillsProps<N extends string> {
  name: N;
  label: string;
  numbers: readonly number[];
  counts: readonly AtLeast[] | undefined;
  value: number | undefined;
  onChange: (name: N, value: number | undefined) => void;
}

const ANY = "";

function AtLeastPillsBase<N extends string>({
  name,
  label,
  numbers,
  counts,
  value,
  onChange,
}: AtLeastPillsProps<N>) {
  const option = (number: number): Option => {
    const count = countAtLeast(counts, number);
    const words = t("site.filters.orMore", { count: number });
    return {
      key: String(number),
      label: `${number}+`,
      note: count?.toString(),
      description: count === undefined ? words : `${words}, ${t("site.list.count", { count })}`,
      isDisabled: count === 0 && number !== value,
    };
  };
  return (
    <ChoicePills
      label={label}
      options={[{ key: ANY, label: t("site.filters.any") }, ...numbers.map(option)]}
      value={value === undefined ? ANY : String(value)}
      onChange={(key) => onChange(name, Number(key) || undefined)}
    />
  );
}

export const AtLeastPills = memo(AtLeastPillsBase) as typeof AtLeastPillsBase;
