// The page's estimate request for the selected stay, and its state.
import { type Property, type QuoteIn, useSite } from "../../site";
import { estimateRequest, type StayChoice } from "../stay/use-stay-choice";
import { type EstimateState, useEstimate } from "./use-estimate";

export interface CurrentEstimate {
  /** `null` before there are dates. */
  request: QuoteIn | null;
  state: EstimateState;
  retry: () => void;
}

export function useCurrentEstimate(property: Property, choice: StayChoice): CurrentEstimate {
  const { site } = useSite();
  const request = estimateRequest(site, property, choice);
  return { request, ...useEstimate(request) };
}
