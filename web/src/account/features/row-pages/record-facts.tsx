// Read-only values of a row: beside the form, or all values for users who may only read.
import { useQuery } from "@tanstack/react-query";
import type { FieldMetadata } from "@/api/resource";
import { translateKnown } from "@/i18n/translate";
import { Link } from "@/ui/action/link";
import { cx } from "@/ui/class-names";
import { isResource, type ResourceName, recordHref, rowQuery } from "../resources";
import { Amount, CivilDate, Count, Flag, Instant } from "../values";
import { Changes, isChange } from "./changes";
import { fieldLabel, type Values } from "./fields/fields";
import { type AnyRow, nameOfRow } from "./record-name";

const TIMES: FieldMetadata[] = ["created_at", "updated_at"].map((name) => ({ name, type: "datetime" }));

const NAME = "_name";

/** Omits the names of referenced rows, which are the text of their links. */
function toldOnce(fields: readonly FieldMetadata[]) {
  const referred = new Set(
    fields.flatMap(({ name, type }) => (type === "reference" ? [`${name}${NAME}`] : [])),
  );
  return fields.filter(({ name }) => !referred.has(name));
}

interface RecordFactsProps {
  row: Values;
  fields: readonly FieldMetadata[];
  /** Set if they have the whole page. */
  isWide?: boolean;
}

export function RecordFacts({ row, fields, isWide }: RecordFactsProps) {
  const shown = [...toldOnce(fields), ...TIMES.filter(({ name }) => name in row)];
  return (
    <dl className={cx("grid gap-4 text-sm", isWide && "gap-x-8 sm:grid-cols-2 md:grid-cols-3")}>
      {shown.map((field) => (
        <div key={field.name} className={cx("min-w-0", field.type === "json" && "col-span-full")}>
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
  return <Plain name={field.name} value={value} />;
}

function Plain({ name, value }: { name: string; value: unknown }) {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.join(", ") || "–";
  if (isCurrency(value)) return value.code;
  if (isChange(value)) return <Changes of={value} />;
  if (typeof value === "object") return JSON.stringify(value);
  return translateKnown(`account.choice.${name}.${value}`, String(value));
}

const isCurrency = (value: unknown): value is { code: string } =>
  typeof (value as { code?: unknown }).code === "string";

function Referred({ resource, referred }: { resource: string; referred: string }) {
  return isResource(resource) ? <RowLink resource={resource} rowKey={referred} /> : referred;
}

/** Link to the referenced row, with its name. */
function RowLink({ resource, rowKey }: { resource: ResourceName; rowKey: string }) {
  const { data } = useQuery({ ...rowQuery<AnyRow>(resource, rowKey), meta: { showsOwnError: true } });
  return <Link href={recordHref(resource, rowKey)}>{data ? nameOfRow(data) : rowKey}</Link>;
}
