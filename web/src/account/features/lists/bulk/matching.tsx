// The line above the bulk actions, loaded once something is selected.
import { lazy, Suspense } from "react";
import type { MatchingLineProps } from "./matching-line";

const MatchingLine = lazy(async () => ({ default: (await import("./matching-line")).MatchingLine }));

export const Matching = (props: MatchingLineProps) => (
  <Suspense fallback={null}>
    <MatchingLine {...props} />
  </Suspense>
);
