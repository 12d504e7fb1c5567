// The page of a property: everything about a home in one place.
import { lazy } from "react";

/** Loads a screen with its texts. */
async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const [screen, { loadEditorTexts }] = await Promise.all([load(), import("@/i18n/editor")]);
  await loadEditorTexts();
  return screen;
}

/** Loaded on first visit. */
export const loadPropertyEditor = async () =>
  (await withTexts(() => import("./frame/property-editor"))).PropertyEditor;

/** Loaded when the amenities of many homes are changed. */
export const AmenityChoice = lazy(async () => ({
  default: (await withTexts(() => import("./amenities/amenity-choice"))).AmenityChoice,
}));

/** Loaded on first use. */
export const NewProperty = lazy(async () => ({
  default: (await withTexts(() => import("./create/new-property"))).NewProperty,
}));
