// Order of rows that users arrange: the result of a drag or a key press, and which rows change by it.

interface Placed {
  key: string;
  position: number;
}

/** Moves some of the keys before or after another, keeping their order. */
export function reordered(
  keys: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  place: "before" | "after",
): string[] {
  if (moved.has(target)) return [...keys];
  const rest = keys.filter((key) => !moved.has(key));
  const at = rest.indexOf(target) + (place === "after" ? 1 : 0);
  return [...rest.slice(0, at), ...keys.filter((key) => moved.has(key)), ...rest.slice(at)];
}

/** Moves a key one step earlier or later; the ends stay where they are. */
export function stepped(keys: readonly string[], key: string, step: -1 | 1): string[] {
  const target = keys[keys.indexOf(key) + step];
  return target ? reordered(keys, new Set([key]), target, step < 0 ? "before" : "after") : [...keys];
}

export const asFirst = (keys: readonly string[], key: string) => [
  key,
  ...keys.filter((other) => other !== key),
];

/** The rows in this order, with their new positions. */
export function withPositions<T extends Placed>(rows: readonly T[], keys: readonly string[]): T[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key, position) => {
    const row = known.get(key);
    return row ? [{ ...row, position }] : [];
  });
}

/** The rows whose position has changed. */
export const moved = <T extends Placed>(before: readonly T[], after: readonly T[]) => {
  const positions = new Map(before.map(({ key, position }) => [key, position]));
  return after.filter(({ key, position }) => positions.get(key) !== position);
};
