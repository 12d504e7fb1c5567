// Text of the policies and agreements, which is loaded with their screens, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, PoliciesMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:policies/en"),
  es: () => import("messages:policies/es"),
  de: () => import("messages:policies/de"),
  fr: () => import("messages:policies/fr"),
};

export const t: Translate<UiMessages & AccountMessages & PoliciesMessages> = translate;

export const loadPolicyTexts = () => addTexts(catalogues[currentLocale() as Locale]);
