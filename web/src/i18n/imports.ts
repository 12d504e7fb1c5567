// Text of imports, which is loaded with their dialog, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, ImportsMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:imports/en"),
  es: () => import("messages:imports/es"),
  de: () => import("messages:imports/de"),
  fr: () => import("messages:imports/fr"),
};

export const t: Translate<UiMessages & AccountMessages & ImportsMessages> = translate;

export const loadImportsTexts = () => addTexts(catalogues[currentLocale() as Locale]);
