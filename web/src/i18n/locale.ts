// The supported languages, the language of a page, and its format for numbers and dates.

export const LOCALES = ["en", "es", "de", "fr"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en";

const languageOf = (tag: string) => tag.toLowerCase().split("-")[0];

/** The first preferred language that we have a catalogue for. */
export function matchLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found = LOCALES.find((locale) => locale === languageOf(tag));
    if (found) return found;
  }
  return DEFAULT_LOCALE;
}

/** The reader's own region if it matches the page's language: an English page shows a British reader British dates. */
export function formattingLocale(locale: Locale, preferred: readonly string[]): string {
  return preferred.find((tag) => languageOf(tag) === locale) ?? locale;
}
