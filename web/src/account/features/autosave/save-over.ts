// Saving fields of a row that others may have changed meanwhile: what they changed elsewhere in the row stays as they left it,
// and what both changed is not decided here.
import { ApiError, CONFLICT } from "@/api/errors";
import type { Resource, Row } from "@/api/resource";

const isStale = (error: unknown) => error instanceof ApiError && error.problem.status === CONFLICT;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = <T>(values: Partial<T>) => Object.keys(values) as (keyof T & string)[];

/** What stands in these fields of a row. */
export const valuesIn = <T extends Row>(row: T, fields: readonly (keyof T & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Partial<T>;

/** What differs from the row. */
export const changesIn = <T extends Row>(row: T, draft: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isSame(value, row[field as keyof T])),
  ) as Partial<T>;

/** The fields that somebody else has set to something else than both what they were and what is wanted now. */
export const contested = <T extends Row>(base: T, now: T, changes: Partial<T>) =>
  fieldsOf(changes).filter(
    (field) => !isSame(now[field], base[field]) && !isSame(now[field], changes[field]),
  );

/** What is left to save once these changes are: typing goes on meanwhile. */
export const unsaved = <T>(draft: Partial<T>, saved: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isSame(value, saved[field as keyof T])),
  ) as Partial<T>;

/** Somebody else was there first. */
export class Overtaken<T extends Row = Row> extends Error {
  constructor(
    readonly row: T,
    readonly fields: readonly string[],
  ) {
    super("The row was changed meanwhile.");
  }
}

export async function saveOver<T extends Row>(
  resource: Resource<T>,
  base: T,
  changes: Partial<T>,
): Promise<T> {
  try {
    return await resource.update(base.key, { ...changes, version: base.version });
  } catch (error) {
    if (!isStale(error)) throw error;
    const now = await resource.get(base.key);
    const fields = contested(base, now, changes);
    if (fields.length > 0) throw new Overtaken(now, fields);
    return resource.update(base.key, { ...changes, version: now.version });
  }
}
