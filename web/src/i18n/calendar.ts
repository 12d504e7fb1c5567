// Text of the calendar over all properties, which is loaded with its screens, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, CalendarMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:calendar/en"),
  es: () => import("messages:calendar/es"),
  de: () => import("messages:calendar/de"),
  fr: () => import("messages:calendar/fr"),
};

export const t: Translate<UiMessages & AccountMessages & CalendarMessages> = translate;

export const loadCalendarTexts = () => addTexts(catalogues[currentLocale() as Locale]);
