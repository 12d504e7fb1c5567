// The steps to the first booking: where each is taken, and which one is next.
import { listHref, recordHref } from "../resources";
import type { Onboarding } from "./onboarding-query";

export const STEPS = ["home", "photos", "price", "rules", "payments", "publish", "site"] as const;

export type StepName = (typeof STEPS)[number];

export interface Step {
  name: StepName;
  isDone: boolean;
  /** Where it is taken; nothing before there is a home. */
  href: string | null;
}

/** Parts of the property editor. */
const TABS: Partial<Record<StepName, string>> = {
  photos: "photos",
  price: "rates",
  rules: "rules",
  publish: "publish",
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

export const stepsOf = (onboarding: Onboarding): Step[] =>
  onboarding.steps.flatMap(({ name, done }) => {
    const known = STEPS.find((step) => step === name);
    return known ? [{ name: known, isDone: done, href: hrefOf(known, onboarding) }] : [];
  });

/** The first that is not done. */
export const nextOf = (steps: readonly Step[]): Step | null => steps.find(({ isDone }) => !isDone) ?? null;
