// Doing one thing to more rows than one call takes: part after part, and what is left when a part fails.
import type { BulkAnswer } from "@/api/resource";

/** The server takes no more keys or items in one call. */
export const MOST_TOGETHER = 1000;
/** Where all keys stand in the address, which proxies cut at 8 kB, or each row brings a list of its own. */
export const FEWER_TOGETHER = 250;

export interface Outcome<T> {
  /** Of all parts together. */
  answer?: BulkAnswer;
  done: readonly T[];
  /** The part that failed, and those after it. */
  left: readonly T[];
  failure?: unknown;
}

interface Parts<T> {
  size: number;
  work: (part: readonly T[]) => Promise<BulkAnswer | undefined>;
  /** Told before each of several parts how many rows are done. */
  onProgress: (done: number) => void;
}

export const partsOf = <T>(rows: readonly T[], size: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, place) =>
    rows.slice(place * size, (place + 1) * size),
  );

const joined = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined) =>
  one && other ? [...one, ...other] : (one ?? other);

/** What the parts have answered, as if it were one answer. */
export function summed(sum: BulkAnswer | undefined, next: BulkAnswer | undefined): BulkAnswer | undefined {
  if (!sum || !next) return sum ?? next;
  const unsold = joined(sum.unsold, next.unsold);
  return {
    updated: sum.updated + next.updated,
    message: next.message ?? sum.message,
    ...(unsold && { unsold }),
  };
}

/** Throws only when nothing is done. */
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
