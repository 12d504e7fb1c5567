// Text of the account area, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, UiMessages } from "./message-types";
import { activate, type CatalogueLoader, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:account/en"),
  es: () => import("messages:account/es"),
  de: () => import("messages:account/de"),
  fr: () => import("messages:account/fr"),
};

export const t: Translate<UiMessages & AccountMessages> = translate;

export const activateAccount = (locale: Locale) => activate(locale, catalogues[locale]);
