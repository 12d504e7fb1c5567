// Changes a field that holds several values, in many rows: values are added to those of each row, or removed from them.
import { Pencil } from "lucide-react";
import type { Resource, Row } from "@/api/resource";
import { MAX_PER_URL_CALL, partsOf } from "../bulk/parts";
import type { BulkAction } from "../declaration";
import type { ListOperation } from "./list-operation";

export function changedList(
  has: readonly string[],
  given: readonly string[],
  operation: ListOperation,
): string[] {
  if (operation === "replace") return [...given];
  if (operation === "remove") return has.filter((one) => !given.includes(one));
  return [...has, ...given.filter((one) => !has.includes(one))];
}

/** A row's values of a list field. */
const listIn = (row: object, field: string): string[] =>
  ((row as Record<string, unknown>)[field] as string[] | null | undefined) ?? [];

/** The values of all rows, without duplicates. */
export const listsTogether = (rows: readonly object[], field: string): string[] =>
  [...new Set(rows.flatMap((row) => listIn(row, field)))].toSorted();

/** Maximum page size. */
const PAGE = 100;

/** Loads the current rows, so that values added by others since they were listed are not lost. */
async function asTheyAre<T extends Row>(rows: readonly T[], resource: Resource<T>): Promise<T[]> {
  const found: T[] = [];
  for (const part of partsOf(rows, PAGE)) {
    const key = part.map((row) => row.key);
    found.push(...(await resource.list({ filters: { key }, limit: PAGE })).results);
  }
  return found;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

export function changeLists<T extends Row>(
  field: string,
  given: readonly string[],
  operation: ListOperation,
): BulkAction<T> {
  const updateRow = (row: T) => changedList(listIn(row, field), given, operation);
  const itemOf = ({ key, uri }: T, values: string[]) =>
    ({ key, uri, [field]: values }) as unknown as Pick<T, "key" | "uri"> & Partial<T>;
  const send = async (resource: Resource<T>, rows: readonly T[], listOf: (row: T) => string[]) => {
    if (rows.length > 0) await resource.updateMany(rows.map((row) => itemOf(row, listOf(row))));
  };
  /** The changed rows, as they were just before. */
  const former = new Map<string, T>();
  return {
    name: "change",
    icon: <Pencil />,
    atOnce: MAX_PER_URL_CALL,
    run: async (rows, resource) => {
      const now = await asTheyAre(rows, resource);
      const differing = now.filter((row) => !isSame(listIn(row, field), updateRow(row)));
      await send(resource, differing, updateRow);
      for (const row of differing) former.set(row.key, row);
      return undefined;
    },
    undo: (rows, resource) =>
      send(
        resource,
        rows.flatMap(({ key }) => former.get(key) ?? []),
        (row) => listIn(row, field),
      ),
  };
}
