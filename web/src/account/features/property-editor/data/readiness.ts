// How far the home is from being sold, as the server says it: asked for again as soon as something was saved.
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
  /** What the owner may do about it now. */
  acts: ListingAct[];
}

const readinessQuery = (listing: string) => ({
  queryKey: partKey("listing", "readiness", listing),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    sendForJson<Readiness>(`/api/v2/listing/${listing}/readiness/`, { signal }),
  meta: { isTold: true },
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
  // Pictures are sent by themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more or fewer is what it waits for
  useEffect(() => refresh(), [pictures]);
  return useQuery({ ...readinessQuery(listing ?? ""), enabled: listing !== null }).data;
}
