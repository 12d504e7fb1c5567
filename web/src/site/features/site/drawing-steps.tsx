// A page that was just opened is drawn in steps from the top down: what is seen first can be used before the rest is there, and no
// step keeps a slow phone from answering. What comes later stands below, so that nothing moves.
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

/** A page to which somebody comes back is drawn at once, so that it can be scrolled to where they were. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}

export const useDrawingStep = () => useContext(DrawingStep);

/** What is drawn from a step on. */
export function FromStep({ step, children }: { step: number; children: ReactNode }) {
  return useDrawingStep() >= step && children;
}
