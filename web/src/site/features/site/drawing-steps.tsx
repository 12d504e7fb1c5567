// Renders a freshly opened page in steps from the top down: the first view is usable before the rest is rendered, and no step
// blocks a slow phone for long. Later steps are below earlier ones, so that nothing moves.
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

export const LAST_STEP = 4;

const DrawingStep = createContext(LAST_STEP);

export function DrawingSteps({ children }: { children: ReactNode }) {
  const [step, setStep] = useState(() => (isFreshVisit() ? 0 : LAST_STEP));
  useEffect(() => {
    if (step < LAST_STEP) startTransition(() => setStep(step + 1));
  }, [step]);
  return <DrawingStep value={step}>{children}</DrawingStep>;
}

/** After going back or reloading, the page is rendered at once, so that the scroll position can be restored. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}

export const useDrawingStep = () => useContext(DrawingStep);

/** Renders its children from the given step on. */
export function FromStep({ step, children }: { step: number; children: ReactNode }) {
  return useDrawingStep() >= step && children;
}
