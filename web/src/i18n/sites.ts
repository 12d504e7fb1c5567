// Text of the site editor, which is loaded with its screens, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, SitesMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:sites/en"),
  es: () => import("messages:sites/es"),
  de: () => import("messages:sites/de"),
  fr: () => import("messages:sites/fr"),
};

export const t: Translate<UiMessages & AccountMessages & SitesMessages> = translate;

export const loadSitesTexts = () => addTexts(catalogues[currentLocale() as Locale]);
