// The active catalogue. One language per page load: changing it reloads the page, so text needs no React context.
import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { formattingLocale, type Locale } from "./locale";

/** A typed translation function: knows its keys and the values that each needs. */
export type Translate<M> = <K extends keyof M & string>(
  key: K,
  ...values: M[K] extends null ? [] : [values: M[K]]
) => string;

export type CatalogueLoader = () => Promise<{ default: Messages }>;

const i18n: I18n = setupI18n({ missing: (_locale, id) => `⟦${id}⟧` });
let formatting = "en";

export async function activate(locale: Locale, load: CatalogueLoader, preferred = navigator.languages) {
  const { default: messages } = await load();
  formatting = formattingLocale(locale, preferred);
  i18n.loadAndActivate({ locale, locales: formatting, messages });
}

/** Adds the texts of a screen to those that the page started with. */
export async function addTexts(load: CatalogueLoader) {
  const { default: messages } = await load();
  i18n.load(i18n.locale, messages);
}

/** The language of the page's text. */
export const currentLocale = () => i18n.locale;

/** The tag for Intl: the language of the page with the reader's region. */
export const currentFormat = () => formatting;

/** The text of a key that may be missing, for codes of the server of which only the standard ones are translated. */
export const translateKnown = (key: string, otherwise: string) =>
  Object.hasOwn(i18n.messages, key) ? i18n._(key) : otherwise;

export const translate = (key: string, values?: Record<string, unknown> | null) => i18n._(key, values ?? {});
