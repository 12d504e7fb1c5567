// Whether nothing is on sale yet: the dashboard then shows steps instead of days.
import { useMay } from "../session";
import { useDismissed } from "./use-dismissed";
import { useOnboarding } from "./use-onboarding";

export function useIsBeginning(): boolean {
  const mayTakeSteps = [useMay("properties"), useMay("sites")].every(Boolean);
  const onboarding = useOnboarding(mayTakeSteps);
  const [isDismissed] = useDismissed();
  if (!onboarding || isDismissed) return false;
  return onboarding.steps.some(({ name, done }) => name === "publish" && !done);
}
