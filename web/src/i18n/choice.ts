// The reader's choice of language. Texts are chosen once per page load, so a new choice loads the page again.
import { keepCookie, readCookie } from "@/kit/cookie";
import { type Locale, matchLocale } from "./locale";

const LANGUAGE_COOKIE = "casita_lang";

/** The chosen language if it is offered, else the one the server picked. */
export function preferredLocale(served: readonly string[], offered: readonly string[]): Locale {
  const chosen = readCookie(LANGUAGE_COOKIE);
  return matchLocale(chosen && offered.includes(chosen) ? [chosen, ...served] : served);
}

export function chooseLocale(locale: Locale) {
  keepCookie(LANGUAGE_COOKIE, locale);
  location.reload();
}
