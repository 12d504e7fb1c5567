// Display name of a row of any resource.
import type { Row } from "@/api/resource";
import type { Values } from "./fields/fields";

export type AnyRow = Row & Values;

const NAMES = ["name", "guest_name", "property_name", "subject", "code", "email", "url", "actor", "alt"];

const textIn = (row: AnyRow, field: string) => (typeof row[field] === "string" ? (row[field] as string) : "");

export function nameOfRow(row: AnyRow): string {
  const person = `${textIn(row, "first_name")} ${textIn(row, "last_name")}`.trim();
  return person || NAMES.map((field) => textIn(row, field)).find(Boolean) || row.key;
}
