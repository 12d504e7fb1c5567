// The name of a language in that language. Hard-coded: Intl.DisplayNames would make the browser load the data of each language.
import type { Locale } from "./locale";

const NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
};

export const languageName = (locale: Locale) => NAMES[locale];
