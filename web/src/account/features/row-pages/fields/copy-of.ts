// Fields of a row in the form in which they are sent: to copy it, or to restore its former values.
import type { Values } from "./fields";

/** A currency is received as an object with its symbol, and sent as its code. */
const sent = (value: unknown) =>
  typeof value === "object" && value !== null && "code" in value ? value.code : value;

export const copyOf = (row: object, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, sent((row as Values)[name])]));
