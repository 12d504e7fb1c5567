// Text of the public site, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { SiteMessages, UiMessages } from "./message-types";
import { activate, type CatalogueLoader, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:site/en"),
  es: () => import("messages:site/es"),
  de: () => import("messages:site/de"),
  fr: () => import("messages:site/fr"),
};

export const t: Translate<UiMessages & SiteMessages> = translate;

export const activateSite = (locale: Locale) => activate(locale, catalogues[locale]);
