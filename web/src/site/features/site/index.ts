// The owner's site: its data, its paths, links within it.
export { AllHomesLink } from "./all-homes-link";
export { callHref } from "./call-href";
export { DrawingSteps, FromStep, LAST_STEP, useDrawingStep } from "./drawing-steps";
export { type FirstData, type FirstPage, readFirstData } from "./first-data";
export { writeStored, readStored, useStoredState } from "./stored-state";
export { lazily } from "./lazily";
export { sitePaths } from "./paths";
export { PlainPage } from "./plain-page";
export { SiteProvider, siteOf, useSite } from "./site-context";
export { SiteLink } from "./site-link";
export { usePageTitle } from "./use-page-title";
export type * from "./api-types";
