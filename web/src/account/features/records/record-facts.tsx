// What a row says that nobody types: shown beside the form, or all of it to those who only read.
import { useQuery } from "@tanstack/react-query";
import type { FieldMetadata } from "@/api/resource";
import { translateKnown } from "@/i18n/translate";
import { Link } from "@/ui/link";
import { isResource, type ResourceName, recordHref, rowQuery } from "../resources";
import { Amount, CivilDate, Count, Flag, Instant } from "../values";
import { fieldLabel, type Values } from "./fields";
import { type AnyRow, nameOfRow } from "./record-name";

const TIMES: FieldMetadata[] = ["created_at", "updated_at"].map((name) => ({ name, type: "datetime" }));

/** The facts of a row, one below the other. */
export function RecordFacts({ row, fields }: { row: Values; fields: readonly FieldMetadata[] }) {
  const shown = [...fields, ...TIMES.filter(({ name }) => name in row)];
  return (
    <dl className="flex flex-col gap-4 text-sm">
      {shown.map((field) => (
        <div key={field.name}>
          <dt className="text-xs text-ink-subtle">{fieldLabel(field)}</dt>
          <dd className="mt-0.5 break-words">
            <Fact field={field} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ field, row }: { field: FieldMetadata; row: Values }) {
  const value = row[field.name];
  if (field.type === "reference" && field.resource && typeof value === "string")
    return <Referred resource={field.resource} referred={value} />;
  if (field.choices) return translateKnown(`account.choice.${field.name}.${value}`, String(value ?? "–"));
  if (field.type === "boolean") return <Flag isOn={Boolean(value)} />;
  if (field.type === "money") return <Amount row={row} value={value as number | null} />;
  if (field.type === "integer" || field.type === "decimal") return <Count value={value as number | null} />;
  if (field.type === "date") return <CivilDate value={value as string | null} />;
  if (field.type === "datetime") return <Instant value={value as string | null} />;
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.join(", ") || "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function Referred({ resource, referred }: { resource: string; referred: string }) {
  return isResource(resource) ? <RowLink resource={resource} rowKey={referred} /> : referred;
}

/** The row that is referred to, by its name. */
function RowLink({ resource, rowKey }: { resource: ResourceName; rowKey: string }) {
  const { data } = useQuery({ ...rowQuery<AnyRow>(resource, rowKey), meta: { isTold: true } });
  return <Link href={recordHref(resource, rowKey)}>{data ? nameOfRow(data) : rowKey}</Link>;
}
