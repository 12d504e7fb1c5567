// API codes of cards and payment providers, and formats of an expiry.

export const CARD_TYPES = {
  a: "amex",
  d: "discover",
  j: "jcb",
  l: "diners",
  m: "mastercard",
  v: "visa",
  o: "other",
  u: "other",
} as const;

type CardTypeCode = keyof typeof CARD_TYPES;
type CardType = (typeof CARD_TYPES)[CardTypeCode];

/** An unknown code is "other". */
export const cardTypeOf = (code: string): CardType =>
  Object.hasOwn(CARD_TYPES, code) ? CARD_TYPES[code as CardTypeCode] : "other";

const BRANDS: Record<Exclude<CardType, "other">, string> = {
  amex: "American Express",
  discover: "Discover",
  jcb: "JCB",
  diners: "Diners Club",
  mastercard: "Mastercard",
  visa: "Visa",
};

/** The brand of a card by its code; null for other cards. */
export function cardBrand(code: string): string | null {
  const type = cardTypeOf(code);
  return type === "other" ? null : BRANDS[type];
}

const SHORT_YEAR_DIGITS = 2;

/** An expiry as on the card: "03/27". */
export const shortExpiry = (month: number, year: number) =>
  `${String(month).padStart(SHORT_YEAR_DIGITS, "0")}/${String(year).slice(-SHORT_YEAR_DIGITS)}`;

const CENTURY = 2000;
const SHORT_YEARS = 100;

/** 27 means 2027. */
export const expiryYear = (year: number) => (year < SHORT_YEARS ? year + CENTURY : year);

export interface Expiry {
  month: number;
  year: number;
}

/** Parses "3/27", "03 / 2027"; `null` if it is no month of a year. */
export function parseExpiration(text: string): Expiry | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text);
  const [month, year] = [Number(match?.[1]), Number(match?.[2])];
  return month >= 1 && month <= 12 ? { month, year: expiryYear(year) } : null;
}
