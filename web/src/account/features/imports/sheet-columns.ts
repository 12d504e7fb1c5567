// Which columns a sheet may have, and an empty sheet with them.
import type { Metadata } from "@/api/resource";
import { newFields } from "../records";
import type { ResourceName } from "../resources";

export interface SheetColumn {
  name: string;
  isNeeded: boolean;
}

/** Stays are booked, not written: a sheet says what whoever books one says. */
const STAY_COLUMNS: readonly SheetColumn[] = [
  ...["property", "check_in", "check_out", "first_name"].map((name) => ({ name, isNeeded: true })),
  ...["last_name", "email", "phone", "adults", "children", "pets", "total", "source", "note"].map((name) => ({
    name,
    isNeeded: false,
  })),
];

export const sheetColumns = (resource: ResourceName, metadata: Metadata): readonly SheetColumn[] =>
  resource === "reservation"
    ? STAY_COLUMNS
    : newFields(metadata).map(({ name, required }) => ({ name, isNeeded: required === true }));

/** Only the names of the columns, as a spreadsheet opens them. */
export const emptySheet = (columns: readonly SheetColumn[]) =>
  new Blob([`${columns.map(({ name }) => name).join(",")}\r\n`], { type: "text/csv" });
