// Text of the operator's screen, which is loaded with it, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, OperatorMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:operator/en"),
  es: () => import("messages:operator/es"),
  de: () => import("messages:operator/de"),
  fr: () => import("messages:operator/fr"),
};

export const t: Translate<UiMessages & AccountMessages & OperatorMessages> = translate;

export const loadOperatorTexts = () => addTexts(catalogues[currentLocale() as Locale]);
