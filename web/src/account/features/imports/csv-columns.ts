// Columns of an import file, and an empty file with them.
import type { Metadata } from "@/api/resource";
import type { ResourceName } from "../resources";
import { newFields } from "../row-pages";

export interface CsvColumn {
  name: string;
  isNeeded: boolean;
}

/** A stay is imported by booking it, so the columns are those of a booking, not of the row. */
const STAY_COLUMNS: readonly CsvColumn[] = [
  ...["property", "check_in", "check_out", "first_name"].map((name) => ({ name, isNeeded: true })),
  ...["last_name", "email", "phone", "adults", "children", "pets", "total", "source", "note"].map((name) => ({
    name,
    isNeeded: false,
  })),
];

export const csvColumns = (resource: ResourceName, metadata: Metadata): readonly CsvColumn[] =>
  resource === "reservation"
    ? STAY_COLUMNS
    : newFields(metadata).map(({ name, required }) => ({ name, isNeeded: required === true }));

/** Only the header line, in a form that spreadsheets open. */
export const emptyCsv = (columns: readonly CsvColumn[]) =>
  new Blob([`${columns.map(({ name }) => name).join(",")}\r\n`], { type: "text/csv" });
