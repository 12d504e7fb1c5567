// Codes that cards and their providers have on the wire, and how an expiry is written.

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

export type CardTypeCode = keyof typeof CARD_TYPES;
export type CardType = (typeof CARD_TYPES)[CardTypeCode];

/** A code we have no name for is some other card. */
export const cardTypeOf = (code: string): CardType =>
  Object.hasOwn(CARD_TYPES, code) ? CARD_TYPES[code as CardTypeCode] : "other";

export const MERCHANT_PROVIDERS = { bt: "encryption", s: "token", sp: "vault" } as const;

export type MerchantProvider = keyof typeof MERCHANT_PROVIDERS;

const CENTURY = 2000;
const SHORT_YEARS = 100;

/** 27 means 2027. */
export const expiryYear = (year: number) => (year < SHORT_YEARS ? year + CENTURY : year);

/** Month/year: "3/2027". */
export const expirationString = (month: number, year: number) => `${month}/${expiryYear(year)}`;

export interface Expiry {
  month: number;
  year: number;
}

/** Reads "3/27", "03 / 2027"; `null` when it is no month of a year. */
export function parseExpiration(text: string): Expiry | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text);
  const [month, year] = [Number(match?.[1]), Number(match?.[2])];
  return month >= 1 && month <= 12 ? { month, year: expiryYear(year) } : null;
}
