// The fields of a resource as the server describes them, sorted into what a form shows and what is only read.
import type { FieldMetadata, Metadata } from "@/api/resource";
import { translateKnown } from "@/i18n/translate";

export type Values = Readonly<Record<string, unknown>>;

/** Told elsewhere on the page, or of no use to people. */
const TOLD_ELSEWHERE = new Set(["key", "uri", "version", "state_status", "created_at", "updated_at"]);

export const fieldLabel = ({ name, label }: Pick<FieldMetadata, "name" | "label">) =>
  translateKnown(`account.field.${name}`, label ?? name);

const isTold = ({ name }: FieldMetadata) => TOLD_ELSEWHERE.has(name);

/** All that is told of a row. */
export const shownFields = ({ fields }: Metadata) => fields.filter((field) => !isTold(field));

/** What is typed when a row is made. */
export const newFields = ({ fields }: Metadata) =>
  fields.filter((field) => !field.read_only && !isTold(field));

/** What is typed when it is changed. */
export const changeableFields = (metadata: Metadata) =>
  metadata.may.update ? newFields(metadata).filter(({ fixed }) => !fixed) : [];

/** What is only read. */
export function readFields(metadata: Metadata) {
  const typed = new Set(changeableFields(metadata));
  return metadata.fields.filter((field) => !typed.has(field) && !isTold(field));
}

/** What a row is where nobody says otherwise. */
export const defaultsOf = (fields: readonly FieldMetadata[]): Values =>
  Object.fromEntries(
    fields.filter((field) => "default" in field).map((field) => [field.name, field.default]),
  );

/** What differs from the row: only that is sent. */
export function changesOf(row: Values, draft: Values): Values {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(row[name]);
  return Object.fromEntries(Object.entries(draft).filter(isChanged));
}
