// Runs a call on more rows than it accepts at once, part by part, and reports what is left if a part fails.
import type { BulkAnswer } from "@/api/resource";

/** The server accepts no more keys or items in one call. */
export const MAX_PER_CALL = 1000;
/** For calls with all keys in the URL, which proxies limit to 8 kB, or with a list of values per row. */
export const MAX_PER_URL_CALL = 250;

export interface Outcome<T> {
  /** The combined response of all parts. */
  answer?: BulkAnswer;
  done: readonly T[];
  /** Rows of the failed part and of those after it. */
  left: readonly T[];
  failure?: unknown;
}

interface Parts<T> {
  size: number;
  work: (part: readonly T[]) => Promise<BulkAnswer | undefined>;
  /** Called before each of several parts with the number of rows done. */
  onProgress: (done: number) => void;
}

export const partsOf = <T>(rows: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, place) =>
    rows.slice(place * size, (place + 1) * size),
  );

const joined = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined) =>
  one && other ? [...one, ...other] : (one ?? other);

/** Combines the responses of two parts. */
export function summed(sum: BulkAnswer | undefined, next: BulkAnswer | undefined): BulkAnswer | undefined {
  if (!sum || !next) return sum ?? next;
  const unsold = joined(sum.unsold, next.unsold);
  const refused = joined(sum.refused, next.refused);
  return {
    updated: sum.updated + next.updated,
    message: next.message ?? sum.message,
    ...(unsold && { unsold }),
    ...(refused && { refused }),
  };
}

/** Throws only if the first part fails; otherwise the outcome has the failure. */
export async function inParts<T>(
  rows: readonly T[],
  { size, work, onProgress }: Parts<T>,
): Promise<Outcome<T>> {
  const parts = partsOf(rows, size);
  let answer: BulkAnswer | undefined;
  let count = 0;
  for (const part of parts) {
    if (parts.length > 1) onProgress(count);
    try {
      answer = summed(answer, await work(part));
    } catch (failure) {
      if (count === 0) throw failure;
      return { answer, done: rows.slice(0, count), left: rows.slice(count), failure };
    }
    count += part.length;
  }
  return { answer, done: rows, left: [] };
}
