// Text of the onboarding up to the first booking, which is loaded with its screens, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, OnboardingMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:onboarding/en"),
  es: () => import("messages:onboarding/es"),
  de: () => import("messages:onboarding/de"),
  fr: () => import("messages:onboarding/fr"),
};

export const t: Translate<UiMessages & AccountMessages & OnboardingMessages> = translate;

export const loadOnboardingTexts = () => addTexts(catalogues[currentLocale() as Locale]);
