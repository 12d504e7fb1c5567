// The name of a language in that language. Written out: asking the browser makes it read each of these languages' data.
import type { Locale } from "./locale";

const NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
};

export const languageName = (locale: Locale) => NAMES[locale];
