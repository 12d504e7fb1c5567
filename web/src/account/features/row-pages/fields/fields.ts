// Fields of a resource as described by the server, divided into those that a form shows and those that are read-only.
import type { FieldMetadata, Metadata } from "@/api/resource";
import { translateKnown } from "@/i18n/translate";

export type Values = Readonly<Record<string, unknown>>;

/** Shown elsewhere on the page, or of no use to people. */
const TOLD_ELSEWHERE = new Set(["key", "uri", "version", "state_status", "created_at", "updated_at"]);

export const fieldLabel = ({ name, label }: Pick<FieldMetadata, "name" | "label">) =>
  translateKnown(`account.field.${name}`, label ?? name);

const showsOwnError = ({ name }: FieldMetadata) => TOLD_ELSEWHERE.has(name);

/** All fields of a row that are shown. */
export const shownFields = ({ fields }: Metadata) => fields.filter((field) => !showsOwnError(field));

/** Fields of the form that creates a row. */
export const newFields = ({ fields }: Metadata) =>
  fields.filter((field) => !field.read_only && !showsOwnError(field));

/** Fields of the form that changes a row. */
export const changeableFields = (metadata: Metadata) =>
  metadata.may.update ? newFields(metadata).filter(({ fixed }) => !fixed) : [];

/** Fields that are read-only. */
export function readFields(metadata: Metadata) {
  const typed = new Set(changeableFields(metadata));
  return metadata.fields.filter((field) => !typed.has(field) && !showsOwnError(field));
}

/** Default values of a row. */
export const defaultsOf = (fields: readonly FieldMetadata[]): Values =>
  Object.fromEntries(
    fields.filter((field) => "default" in field).map((field) => [field.name, field.default]),
  );

/** Fields that differ from the row; only these are sent. */
export function changesOf(row: Values, draft: Values): Values {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(row[name]);
  return Object.fromEntries(Object.entries(draft).filter(isChanged));
}
