// Money as the server returns it: an integer in the currency's minor unit and an ISO code. Formatted here, never computed with
// floats.
import { numberFormat } from "../formats";

export const DEFAULT_CURRENCY = "USD";

/** Currencies whose amounts have no minor unit. */
export const ZERO_DECIMAL_CURRENCIES: ReadonlySet<string> = new Set([
  "BIF",
  "CLP",
  "DJF",
  "GNF",
  "JPY",
  "KMF",
  "KRW",
  "MGA",
  "PYG",
  "RWF",
  "VND",
  "VUV",
  "XAF",
  "XOF",
  "XPF",
]);

const MINOR_DIGITS = 2;

/** As wide as a plus and read aloud as "minus"; Intl uses a hyphen in English and German. */
const MINUS = "\u2212";

/** Number of decimals of a currency. */
export const minorDigits = (currency: string) =>
  ZERO_DECIMAL_CURRENCIES.has(currency.toUpperCase()) ? 0 : MINOR_DIGITS;

/** Minor units in one unit of the currency. */
export const minorPerUnit = (currency: string) => 10 ** minorDigits(currency);

/** An amount as decimal text ("-12.05"), by shifting the decimal point in the text, so that no digit is lost. */
export function toDecimalText(amount: number, currency: string): `${number}` {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in minor units: ${amount}`);
  const digits = minorDigits(currency);
  const sign = amount < 0 ? "-" : "";
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  if (digits === 0) return `${sign}${text}` as `${number}`;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}` as `${number}`;
}

interface MoneyStyle {
  /** Leaves out ".00", for cards and pins. */
  trimZeros?: boolean;
}

export function formatMoney(
  amount: number,
  currency: string = DEFAULT_CURRENCY,
  locale?: string,
  style?: MoneyStyle,
): string {
  return formatter(currency, locale, style).format(toDecimalText(amount, currency)).replace("-", MINUS);
}

/** The same text in parts, for narrow places where the cents are drawn small. */
export const moneyParts = (amount: number, currency: string, locale?: string, style?: MoneyStyle) =>
  formatter(currency, locale, style).formatToParts(toDecimalText(amount, currency));

function formatter(currency: string, locale?: string, { trimZeros = false }: MoneyStyle = {}) {
  const digits = minorDigits(currency);
  return numberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: trimZeros ? "stripIfInteger" : "auto",
  });
}

/** Strips text to digits, a dot and a minus sign. */
export const stripCurrencyInput = (text: string) => text.replaceAll(/[^\d.-]/g, "");

/** Parses the text of a currency input to minor units; `null` if it is no amount. */
export function parseCurrencyInput(text: string, currency: string = DEFAULT_CURRENCY): number | null {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(stripCurrencyInput(text));
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  const digits = minorDigits(currency);
  if (whole + fraction === "" || fraction.length > digits) return null;
  const amount = Number(whole + fraction.padEnd(digits, "0"));
  if (!Number.isSafeInteger(amount)) return null;
  return sign && amount !== 0 ? -amount : amount;
}
