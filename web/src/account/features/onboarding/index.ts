// Onboarding, from an empty account to the first booking.
import { lazy } from "react";

const withTexts = async <T>(load: () => Promise<T>): Promise<T> => {
  const [part, { loadOnboardingTexts }] = await Promise.all([load(), import("@/i18n/onboarding")]);
  await loadOnboardingTexts();
  return part;
};

/** On the dashboard. */
export const OnboardingCard = lazy(async () => ({
  default: (await withTexts(() => import("./onboarding-card"))).OnboardingCard,
}));

/** Where the terms of a home are chosen. */
export const UsualTerms = lazy(async () => ({
  default: (await withTexts(() => import("./usual-terms"))).UsualTerms,
}));

/** In the editors where the steps are done. */
export const OnboardingStrip = lazy(async () => ({
  default: (await withTexts(() => import("./onboarding-strip"))).OnboardingStrip,
}));

export { refreshOnboarding } from "./onboarding-query";
export { useIsBeginning } from "./use-is-beginning";
