// The line above the actions on selected rows, which is loaded once something is selected.
import { lazy, Suspense } from "react";
import type { MatchingLineProps } from "./matching-line";

const MatchingLine = lazy(async () => ({ default: (await import("./matching-line")).MatchingLine }));

export const Matching = (props: MatchingLineProps) => (
  <Suspense fallback={null}>
    <MatchingLine {...props} />
  </Suspense>
);
