// A filter by rows of another resource: homes, listings, sites.
import { t } from "@/i18n/account";
import { ObjectSelector } from "@/ui/select/object-selector";
import { resourceOf } from "../../resources";
import type { ByObject, Named } from "./object-name";

interface ObjectFilterProps {
  filter: ByObject;
  value: string[];
  onChange: (keys: string[]) => void;
}

export function ObjectFilter({ filter: { field, resource, display }, value, onChange }: ObjectFilterProps) {
  return (
    <ObjectSelector<Named, "key">
      label={t(`account.field.${field}`)}
      placeholder={t("account.preset.all")}
      display={display}
      modelFormat="key"
      load={(query, signal) => resourceOf<Named>(resource).list(query, { signal })}
      value={value}
      onChange={onChange}
    />
  );
}
