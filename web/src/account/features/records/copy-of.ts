// Fields of a row as they are sent: for another one like it, or to bring back what stood there.
import type { Values } from "./fields";

/** A currency is told with its symbol and said by its code. */
const sent = (value: unknown) =>
  typeof value === "object" && value !== null && "code" in value ? value.code : value;

export const copyOf = (row: object, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, sent((row as Values)[name])]));
