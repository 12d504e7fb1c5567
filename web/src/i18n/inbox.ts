// Text of the inbox and of message templates, which is loaded with their screens, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, InboxMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:inbox/en"),
  es: () => import("messages:inbox/es"),
  de: () => import("messages:inbox/de"),
  fr: () => import("messages:inbox/fr"),
};

export const t: Translate<UiMessages & AccountMessages & InboxMessages> = translate;

export const loadInboxTexts = () => addTexts(catalogues[currentLocale() as Locale]);
