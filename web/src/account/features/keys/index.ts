// Keyboard shortcuts of the account area: screens declare them, one help dialog shows them.
export { actionOf, capsOf, declareKeys } from "./declaration";
export { usePartKeys } from "./use-part-keys";
export { useScreenKeys, useShownKeys } from "./use-screen-keys";

/** Loaded on first use. */
export const loadKeyHelp = async () => (await import("./key-help")).KeyHelp;
