// Color theme: light, dark, or the system's. Stored in a cookie, so that the first HTML can apply it.
import { readCookie, writeCookie } from "@/kit/browser/cookie";

const THEME_COOKIE = "casita_theme";

export const THEMES = ["system", "light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

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
  writeCookie(THEME_COOKIE, theme);
  applyTheme(theme);
}
