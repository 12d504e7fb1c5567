// Text of the property editor, which is loaded with its screens, and the loader of its catalogues.
import type { Locale } from "./locale";
import type { AccountMessages, EditorMessages, UiMessages } from "./message-types";
import { addTexts, type CatalogueLoader, currentLocale, type Translate, translate } from "./translate";

const catalogues: Record<Locale, CatalogueLoader> = {
  en: () => import("messages:editor/en"),
  es: () => import("messages:editor/es"),
  de: () => import("messages:editor/de"),
  fr: () => import("messages:editor/fr"),
};

export const t: Translate<UiMessages & AccountMessages & EditorMessages> = translate;

export const loadEditorTexts = () => addTexts(catalogues[currentLocale() as Locale]);
