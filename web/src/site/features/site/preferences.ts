// The visitor's choice of language and appearance, kept in cookies so that the server can honour it in the first HTML.
import { readCookie } from "@/api/client";
import { type Locale, matchLocale } from "@/i18n/locale";

const LANGUAGE_COOKIE = "casita_lang";
const THEME_COOKIE = "casita_theme";
const ONE_YEAR = 60 * 60 * 24 * 365;

export type Theme = "system" | "light" | "dark";

function keep(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${value}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
}

/** The chosen language if the site has it, else the one the server picked. */
export function preferredLocale(served: string, offered: readonly string[]): Locale {
  const chosen = readCookie(LANGUAGE_COOKIE);
  return matchLocale(chosen && offered.includes(chosen) ? [chosen, served] : [served]);
}

/** Texts are chosen once per page load, so the page is loaded again. */
export function chooseLocale(locale: Locale) {
  keep(LANGUAGE_COOKIE, locale);
  location.reload();
}

export function preferredTheme(): Theme {
  const chosen = readCookie(THEME_COOKIE);
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

export function applyTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}

export function chooseTheme(theme: Theme) {
  keep(THEME_COOKIE, theme);
  applyTheme(theme);
}
