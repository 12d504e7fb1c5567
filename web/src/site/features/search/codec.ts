// Codec of the search in the address: `#?a=2026-12-01&d=2026-12-05&ad=2`, with the short keys of the specification. Unknown keys
// are preserved, so that a foreign link stays unchanged.
//
// Prices (`min`, `max`) are in whole units of the currency, and `pu=1` beside them says so. Earlier links hold minor units and no
// `pu`: without it, prices of which one is 5,000 or more are read as minor units.

interface Texts {
  checkIn: string;
  checkOut: string;
  orderBy: string;
}

interface Numbers {
  adults: number;
  children: number;
  guests: number;
  bedrooms: number;
  bathrooms: number;
  minPrice: number;
  maxPrice: number;
  offset: number;
  limit: number;
  minLat: number;
  maxLat: number;
  minLon: number;
  maxLon: number;
}

interface Lists {
  amenities: string[];
  locations: string[];
  types: string[];
  groups: string[];
}

/** Every part is optional, prices are in whole units of the currency; `unknown` holds the pairs with unknown keys, as they were written. */
export type Search = Partial<Texts & Numbers & Lists> & { unknown?: readonly string[] };

const TEXT_KEYS: Record<keyof Texts, string> = { checkIn: "a", checkOut: "d", orderBy: "ob" };

const NUMBER_KEYS: Record<keyof Numbers, string> = {
  adults: "ad",
  children: "c",
  guests: "g",
  bedrooms: "be",
  bathrooms: "ba",
  minPrice: "min",
  maxPrice: "max",
  offset: "o",
  limit: "li",
  minLat: "minL",
  maxLat: "maxL",
  minLon: "minLn",
  maxLon: "maxLn",
};

const LIST_KEYS: Record<keyof Lists, string> = { amenities: "x", locations: "l", types: "t", groups: "gp" };
const LIST_SEPARATOR = ";";

const PRICES = ["minPrice", "maxPrice"] as const;
const PRICE_UNIT = "pu";
const WHOLE_UNITS = `${PRICE_UNIT}=1`;
const LEAST_IN_MINOR_UNITS = 5000;
const MINOR_PER_UNIT = 100;

interface Field {
  key: string;
  read: (raw: string) => unknown;
  write: (value: never) => string;
}

const number = (raw: string) => {
  const value = Number(raw);
  return raw.trim() !== "" && Number.isFinite(value) ? value : undefined;
};

const fields = new Map<keyof Search, Field>([
  ...entries(TEXT_KEYS, { read: decode, write: encode }),
  ...entries(NUMBER_KEYS, { read: number, write: String }),
  ...entries(LIST_KEYS, {
    read: (raw) => raw.split(LIST_SEPARATOR).filter(Boolean).map(decode),
    write: (values: string[]) => values.filter(Boolean).map(encode).join(LIST_SEPARATOR),
  }),
]);

function entries(keys: Record<string, string>, codec: Omit<Field, "key">) {
  return Object.entries(keys).map(([name, key]) => [name as keyof Search, { key, ...codec }] as const);
}

/** Replaces lone surrogates, as a truncated text may end with one: they cannot be encoded in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}

/** A stray percent sign is taken literally. */
function decode(raw: string): string {
  const spaced = raw.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

const nameOfKey = new Map([...fields].map(([name, { key }]) => [key, name]));

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === "" ||
  (typeof value === "number" && !Number.isFinite(value)) ||
  (Array.isArray(value) && !value.some(Boolean));

/** Converts the prices of an earlier link. */
function inWholeUnits(search: Search, minorPerUnit: number): Search {
  const given = PRICES.filter((name) => search[name] !== undefined);
  if (!given.some((name) => Number(search[name]) >= LEAST_IN_MINOR_UNITS)) return search;
  const prices = given.map((name) => [name, Number(search[name]) / minorPerUnit]);
  return { ...search, ...Object.fromEntries(prices) };
}

/** Parses a hash, with or without its leading `#?`. */
export function parseSearch(hash: string, minorPerUnit = MINOR_PER_UNIT): Search {
  const pairs = hash
    .replace(/^#?\??/, "")
    .split("&")
    .filter(Boolean);
  const search: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const pair of pairs) {
    if (pair === WHOLE_UNITS) continue;
    const [key = "", raw = ""] = splitOnce(pair, "=");
    const name = nameOfKey.get(key);
    if (!name) unknown.push(pair);
    else {
      const value = fields.get(name)?.read(raw);
      if (!isEmpty(value)) search[name] = value;
    }
  }
  const found = pairs.includes(WHOLE_UNITS) ? search : inWholeUnits(search, minorPerUnit);
  return unknown.length > 0 ? { ...found, unknown } : found;
}

/** Returns the query to put after `#?`; empty for an empty search. */
export function writeSearch({ unknown = [], ...search }: Search): string {
  const known = [...fields].flatMap(([name, { key, write }]) => {
    const value = search[name as keyof typeof search];
    return isEmpty(value) ? [] : [`${key}=${write(value as never)}`];
  });
  const hasPrice = PRICES.some((name) => !isEmpty(search[name]));
  return [...known, ...(hasPrice ? [WHOLE_UNITS] : []), ...unknown].join("&");
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
