// Progress of onboarding, refetched after every save.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onboardingQuery, refreshOnboarding } from "./onboarding-query";

export function useOnboarding(isWanted = true) {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") void refreshOnboarding(client);
      }),
    [client],
  );
  return useQuery({ ...onboardingQuery, enabled: isWanted }).data;
}
