// Codec of the search in the address: `#?a=2026-12-01&d=2026-12-05&ad=2`, with the short keys of the specification. Unknown keys
// are preserved, so that a foreign link stays unchanged.

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

/** Every part is optional; `unknown` holds the pairs with unknown keys, as they were written. */
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

/** Parses a hash, with or without its leading `#?`. */
export function parseSearch(hash: string): Search {
  const pairs = hash
    .replace(/^#?\??/, "")
    .split("&")
    .filter(Boolean);
  const search: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const pair of pairs) {
    const [key = "", raw = ""] = splitOnce(pair, "=");
    const name = nameOfKey.get(key);
    if (!name) unknown.push(pair);
    else {
      const value = fields.get(name)?.read(raw);
      if (!isEmpty(value)) search[name] = value;
    }
  }
  return unknown.length > 0 ? { ...search, unknown } : search;
}

/** Returns the query to put after `#?`; empty for an empty search. */
export function writeSearch({ unknown = [], ...search }: Search): string {
  const known = [...fields].flatMap(([name, { key, write }]) => {
    const value = search[name as keyof typeof search];
    return isEmpty(value) ? [] : [`${key}=${write(value as never)}`];
  });
  return [...known, ...unknown].join("&");
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
