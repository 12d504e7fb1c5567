// Field for references to rows of another resource: one, or several.
import { useQuery } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import { ObjectSelector } from "@/ui/select/object-selector";
import { type ResourceName, resourceOf, rowsQuery } from "../../resources";
import type { FieldEditorProps } from "./field-editor-props";
import { fieldLabel } from "./fields";

type Named = Row & Record<string, unknown>;

/** The field that names a row in a picker, if it is not `name`. */
const NAMED_BY: Partial<Record<ResourceName, string>> = {
  listing: "property_name",
  reservation: "guest_name",
  thread: "guest_name",
  webhook: "url",
  user: "email",
  promotion: "code",
};

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value as string[];
  return value ? [String(value)] : [];
}

export function ReferenceEditor({ field, value, onChange }: FieldEditorProps) {
  const resource = field.resource as ResourceName;
  const isSingle = field.type === "reference";
  const keys = keysOf(value);
  const chosen = useQuery({
    ...rowsQuery<Named>(resource, { filters: { key: keys }, limit: Math.max(keys.length, 1) }),
    enabled: keys.length > 0,
    meta: { showsOwnError: true },
  });
  return (
    <ObjectSelector<Named, "key">
      label={fieldLabel(field)}
      display={NAMED_BY[resource] ?? "name"}
      modelFormat="key"
      isSingle={isSingle}
      load={(query, signal) => resourceOf<Named>(resource).list(query, { signal })}
      value={keys}
      known={chosen.data?.results}
      onChange={(next) => onChange(isSingle ? (next[0] ?? null) : next)}
      className={isSingle ? undefined : "sm:col-span-2"}
    />
  );
}
