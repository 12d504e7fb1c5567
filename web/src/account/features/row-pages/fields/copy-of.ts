// Fields of a row in the form in which they are sent: to copy it, or to restore its former values.
import type { Values } from "./fields";

/** A currency is received as an object with its symbol, and sent as its code. */
const sent = (value: unknown) =>
  typeof value === "object" && value !== null && "code" in value ? value.code : value;

const CODE = /^[A-Z]{3}$/;

/** The code of the row's currency; another one as long as it has none, or a part of one is typed. */
export function currencyOf({ currency }: Values, otherwise: string): string {
  const code = String(sent(currency) ?? "");
  return CODE.test(code) ? code : otherwise;
}

export const copyOf = (row: object, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, sent((row as Values)[name])]));
