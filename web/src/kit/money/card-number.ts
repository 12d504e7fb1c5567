// A card number while typing: grouped as on the card, its brand, and its check digit.

export const digitsOf = (text: string) => text.replaceAll(/\D/g, "");

/** The code of American Express. */
const AMEX = "a";

const BRANDS = [
  ["v", /^4/],
  ["m", /^(5[1-5]|2[2-7])/],
  [AMEX, /^3[47]/],
  ["l", /^3[068]/],
  ["j", /^35/],
  ["d", /^6/],
] as const;

/** The brand code of a card by its number's prefix. */
export const brandOfNumber = (text: string): string =>
  BRANDS.find(([, start]) => start.test(digitsOf(text)))?.[0] ?? "o";

const LONGEST = 19;
const GROUPS_OF_AMEX = [4, 6, 5];
const GROUPS = [4, 4, 4, 4, 3];

/** "4242 4242 4242 4242"; American Express groups by 4, 6 and 5. */
export function groupCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, LONGEST);
  const groups: string[] = [];
  let from = 0;
  for (const length of brandOfNumber(digits) === AMEX ? GROUPS_OF_AMEX : GROUPS) {
    if (from < digits.length) groups.push(digits.slice(from, from + length));
    from += length;
  }
  return groups.join(" ");
}

const SHORTEST = 12;

/** Luhn check, which detects a mistyped digit. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  const sum = [...digits].reverse().reduce((total, sign, place) => {
    const digit = Number(sign) * (place % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits.length >= SHORTEST && sum % 10 === 0;
}

/** Formats an expiry while typing as "12 / 27"; a leading zero is optional. */
export function groupExpiry(text: string): string {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 6)}` : padded;
}
