// A filter by rows of another resource: homes, listings, sites.
import { useQuery } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { ObjectSelector } from "@/ui/object-selector";
import { resourceOf, rowQuery } from "../resources";
import type { ListFilter } from "./declaration";

type ByObject = ListFilter & { kind: "object" };
type Named = Row & Record<string, unknown>;

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

/** The name of a chosen row; its key until it is known. */
export function useObjectName({ resource, display }: ByObject, key: string): string {
  const { data } = useQuery(rowQuery<Named>(resource, key));
  return data ? String(data[display]) : key;
}
