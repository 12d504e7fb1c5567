// Text of the settings, which is loaded with their screen, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, SettingsMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:settings/en"),
  es: () => import("messages:settings/es"),
  de: () => import("messages:settings/de"),
  fr: () => import("messages:settings/fr"),
};

export const t: Translate<UiMessages & AccountMessages & SettingsMessages> = translate;

export const loadSettingsTexts = () => addTexts(catalogues[currentLocale() as Locale]);
