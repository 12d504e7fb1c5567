// The reader's choice of language. Texts are loaded once per page load, so a new choice reloads the page.
import { readCookie, writeCookie } from "@/kit/browser/cookie";
import { type Locale, matchLocale } from "./locale";

const LANGUAGE_COOKIE = "casita_lang";

/** The chosen language if it is offered, else the one selected by the server. */
export function preferredLocale(served: readonly string[], offered: readonly string[]): Locale {
  const chosen = readCookie(LANGUAGE_COOKIE);
  return matchLocale(chosen && offered.includes(chosen) ? [chosen, ...served] : served);
}

export function chooseLocale(locale: Locale) {
  writeCookie(LANGUAGE_COOKIE, locale);
  location.reload();
}
