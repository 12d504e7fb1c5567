// The running catalogue. One language per page load: changing it loads the page again, so text needs no React context.
import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { formattingLocale, type Locale } from "./locale";

/** A translating function that knows its keys and the values that each needs. */
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

/** Texts that come with a screen, on top of those that the page began with. */
export async function addTexts(load: CatalogueLoader) {
  const { default: messages } = await load();
  i18n.load(i18n.locale, messages);
}

/** The language of the text on the page. */
export const currentLocale = () => i18n.locale;

/** The tag to give to Intl: the language of the page with the reader's region. */
export const currentFormat = () => formatting;

/** The text of a key that may not be there, for words of the server of which only the usual ones are known. */
export const translateKnown = (key: string, otherwise: string) =>
  Object.hasOwn(i18n.messages, key) ? i18n._(key) : otherwise;

export const translate = (key: string, values?: Record<string, unknown> | null) => i18n._(key, values ?? {});
