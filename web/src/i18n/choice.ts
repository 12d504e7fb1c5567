// The reader's choice of language. Texts are loaded once per page load, so a new choice reloads the page.
import { readCookie, writeCookie } from "@/kit/browser/cookie";
import { type Locale, matchLocale } from "./locale";

const LANGUAGE_COOKIE = "casita_lang";

/** Where the choice of the account area applies. */
export const ACCOUNT_ROOT = "/account";

/** The chosen language if it is offered, else the one selected by the server. */
export function preferredLocale(served: readonly string[], offered: readonly string[]): Locale {
  const chosen = readCookie(LANGUAGE_COOKIE);
  return matchLocale(chosen && offered.includes(chosen) ? [chosen, ...served] : served);
}

/** `path` is the root of the site or of the account area: others at the same address keep their own language. */
export function chooseLocale(locale: Locale, path: string) {
  writeCookie(LANGUAGE_COOKIE, locale, path);
  location.reload();
}
