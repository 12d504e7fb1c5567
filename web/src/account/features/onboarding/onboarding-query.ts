// Progress of onboarding, which the server derives from the account's rows.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { sendForJson } from "@/api/request";
import type { components } from "@/api/schema";

export type Onboarding = components["schemas"]["OnboardingOut"];

/** Milliseconds; polls so that a finished step is soon shown as finished. */
const ASK_EVERY = 5000;

export const onboardingQuery = queryOptions({
  queryKey: ["onboarding"],
  queryFn: ({ signal }) => sendForJson<Onboarding>("/api/v2/onboarding/", { signal }),
  refetchInterval: ({ state }) => (state.data?.complete ? false : ASK_EVERY),
  staleTime: 0,
  meta: { showsOwnError: true },
});

/** Called when a step may have been finished. */
export const refreshOnboarding = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: onboardingQuery.queryKey });
