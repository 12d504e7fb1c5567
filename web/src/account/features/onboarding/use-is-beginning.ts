// Whether nothing is on sale yet: then there are no days to look at, only steps to take.
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
