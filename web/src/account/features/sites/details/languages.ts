// The languages of a site as stored: comma-separated codes, the first being the default.
import { LOCALES, type Locale } from "@/i18n/locale";

export const languagesIn = (text: string): Locale[] =>
  text.split(",").flatMap((code) => LOCALES.filter((locale) => locale === code.trim()));

/** Adds or removes a language, in our order after the first; at least one remains. */
export function withLanguage(text: string, locale: Locale, isOn: boolean): string {
  const now = languagesIn(text);
  const [first = locale] = now.filter((one) => isOn || one !== locale);
  const chosen = LOCALES.filter((one) => (one === locale ? isOn : now.includes(one)));
  const rest = chosen.filter((one) => one !== first);
  return [first, ...rest].join(",");
}

export const withFirst = (text: string, first: Locale) =>
  [first, ...languagesIn(text).filter((locale) => locale !== first)].join(",");
