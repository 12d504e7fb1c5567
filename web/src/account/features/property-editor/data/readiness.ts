// What the home lacks before it can be sold, as reported by the server; refetched after every save.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { sendForJson } from "@/api/request";
import { partKey } from "../../resources";
import type { Need } from "../publish/checklist";
import { photosQuery } from "./queries";

export type ListingAct = "activate" | "pause" | "discontinue";

export interface Readiness {
  ready: boolean;
  needs: Need[];
  /** Actions on the listing that the owner can take now. */
  acts: ListingAct[];
}

const readinessQuery = (listing: string) => ({
  queryKey: partKey("listing", "readiness", listing),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    sendForJson<Readiness>(`/api/v2/listing/${listing}/readiness/`, { signal }),
  meta: { showsOwnError: true },
});

export function useReadiness(property: string, listing: string | null): Readiness | undefined {
  const client = useQueryClient();
  const pictures = useQuery(photosQuery(property)).data?.results.length;
  const refresh = useEffectEvent(
    () => void client.invalidateQueries({ queryKey: readinessQuery(listing ?? "").queryKey }),
  );
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") refresh();
      }),
    [client],
  );
  // Uploads of photos are no mutations, so they refetch it here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches when the number of photos changes
  useEffect(() => refresh(), [pictures]);
  return useQuery({ ...readinessQuery(listing ?? ""), enabled: listing !== null }).data;
}
