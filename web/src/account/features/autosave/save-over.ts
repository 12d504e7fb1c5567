// Saves fields of a row that other users may have changed meanwhile: their changes to other fields are kept, and a conflict in one
// field is reported, not resolved.
import { ApiError, CONFLICT } from "@/api/errors";
import type { Resource, Row } from "@/api/resource";

const isStale = (error: unknown) => error instanceof ApiError && error.problem.status === CONFLICT;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = <T>(values: Partial<T>) => Object.keys(values) as (keyof T & string)[];

/** Values of the given fields of a row. */
export const valuesIn = <T extends Row>(row: T, fields: readonly (keyof T & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Partial<T>;

/** Fields of the draft that differ from the row. */
export const changesIn = <T extends Row>(row: T, draft: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isSame(value, row[field as keyof T])),
  ) as Partial<T>;

/** Fields that another user has set to a value other than both the former and the new one. */
const conflicting = <T extends Row>(base: T, now: T, changes: Partial<T>) =>
  fieldsOf(changes).filter(
    (field) => !isSame(now[field], base[field]) && !isSame(now[field], changes[field]),
  );

/** The draft without the values that were just saved, since the user may type during a save. */
export const unsaved = <T>(draft: Partial<T>, saved: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => !isSame(value, saved[field as keyof T])),
  ) as Partial<T>;

/** Another user has changed the same fields meanwhile. */
export class EditConflict<T extends Row = Row> extends Error {
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
    const fields = conflicting(base, now, changes);
    if (fields.length > 0) throw new EditConflict(now, fields);
    return resource.update(base.key, { ...changes, version: now.version });
  }
}
