// The owner's site: its data, its paths, links within it.
export { AllHomesLink } from "./all-homes-link";
export type * from "./api-types";
export { callHref } from "./call-href";
export { DrawingSteps, FromStep, LAST_STEP, useDrawingStep } from "./drawing-steps";
export { type FirstData, type FirstPage, readFirstData } from "./first-data";
export { lazily } from "./lazily";
export { sitePaths } from "./paths";
export { PlainPage } from "./plain-page";
export { SiteProvider, siteOf, useSite } from "./site-context";
export { SiteLink } from "./site-link";
export { readStored, useStoredState, writeStored } from "./stored-state";
export { usePageTitle } from "./use-page-title";
