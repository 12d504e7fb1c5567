// The estimate for the current selection: requested after a pause in input, and only the newest response counts.
import { useEffect, useMemo, useState } from "react";
import { ApiError, type ApiProblem } from "@/api/errors";
import { debounceLatest, Superseded } from "@/kit/timing/debounce-latest";
import type { Quote, QuoteIn } from "../../site";
import { type AskEstimate, askEstimate } from "./estimate";

export type EstimateState =
  | { kind: "idle" }
  /** While loading, the last price stays visible. */
  | { kind: "asking"; quote: Quote | null }
  | { kind: "priced"; quote: Quote }
  | { kind: "refused"; problem: ApiProblem };

const IDLE: EstimateState = { kind: "idle" };

const quoteIn = (state: EstimateState) => ("quote" in state ? state.quote : null);

/** `null` requests nothing. */
export function useEstimate(request: QuoteIn | null, ask: AskEstimate = askEstimate) {
  const [state, setState] = useState(IDLE);
  const [attempt, setAttempt] = useState(0);
  const estimate = useMemo(() => debounceLatest(ask), [ask]);
  const wanted = request && JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests again
  useEffect(() => {
    if (!wanted) {
      setState(IDLE);
      return;
    }
    setState((current) => ({ kind: "asking", quote: quoteIn(current) }));
    estimate.run(JSON.parse(wanted) as QuoteIn).then(
      (quote) => setState({ kind: "priced", quote }),
      (error: unknown) => {
        if (!(error instanceof Superseded)) setState({ kind: "refused", problem: problemOf(error) });
      },
    );
    return estimate.cancel;
  }, [wanted, estimate, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}

export const problemOf = (error: unknown): ApiProblem =>
  error instanceof ApiError ? error.problem : { kind: "unreachable", status: null };
