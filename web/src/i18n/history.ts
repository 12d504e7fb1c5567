// Text of a reservation's history, which is loaded with its page, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, HistoryMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:history/en"),
  es: () => import("messages:history/es"),
  de: () => import("messages:history/de"),
  fr: () => import("messages:history/fr"),
};

export const t: Translate<UiMessages & AccountMessages & HistoryMessages> = translate;

export const loadHistoryTexts = () => addTexts(catalogues[currentLocale() as Locale]);
