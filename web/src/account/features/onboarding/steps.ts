// Steps of onboarding: where each is done, and which one is next.
import type { components } from "@/api/schema";
import { listHref, recordHref } from "../resources";
import type { Onboarding } from "./onboarding-query";

export type StepName = components["schemas"]["OnboardingStep"];

export interface Step {
  name: StepName;
  isDone: boolean;
  /** Where the step is done; `null` until there is a home. */
  href: string | null;
}

/** Tab of the property editor for each step. */
const TABS: Record<StepName, string | null> = {
  home: null,
  photos: "photos",
  price: "rates",
  rules: "rules",
  payments: null,
  publish: "publish",
  site: null,
};

function hrefOf(name: StepName, { property, site }: Onboarding): string | null {
  if (name === "payments" || name === "site") {
    if (!site) return null;
    return name === "site" ? recordHref("site", site.key) : `${recordHref("site", site.key)}?tab=payments`;
  }
  if (!property) return name === "home" ? `${listHref("property")}?modal=create` : null;
  const tab = TABS[name];
  return `${recordHref("property", property.key)}${tab ? `?tab=${tab}` : ""}`;
}

/** Skips steps without a text: the page may be older than the server. */
export const stepsOf = (onboarding: Onboarding): Step[] =>
  onboarding.steps
    .filter(({ name }) => name in TABS)
    .map(({ name, done }) => ({ name, isDone: done, href: hrefOf(name, onboarding) }));

/** The first step that is not done. */
export const nextOf = (steps: readonly Step[]): Step | null => steps.find(({ isDone }) => !isDone) ?? null;
