// The keyboard of the account area: screens declare their keys, one help shows them.
export { actOf, capsOf, declareKeys } from "./declaration";
export { usePartKeys } from "./use-part-keys";
export { useScreenKeys, useShownKeys } from "./use-screen-keys";

/** Loaded when it is first asked for. */
export const loadKeyHelp = async () => (await import("./key-help")).KeyHelp;
