// How far the account is on its way to the first booking, as the server reads it from the rows.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import type { components } from "@/api/schema";

export type Onboarding = components["schemas"]["OnboardingOut"];

/** So that a step that was just done is seen to be done. */
const ASK_EVERY = 5000;

export const onboardingQuery = queryOptions({
  queryKey: ["onboarding"],
  queryFn: ({ signal }) => sendForJson<Onboarding>("/api/v2/onboarding/", { signal }),
  refetchInterval: ({ state }) => (state.data?.complete ? false : ASK_EVERY),
  staleTime: 0,
  meta: { isTold: true },
});

/** A step may be done now. */
export const refreshOnboarding = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: onboardingQuery.queryKey });
