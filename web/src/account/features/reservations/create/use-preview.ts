// Price of the stay that is being entered, queried when typing pauses.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { usePaused } from "../../forms";
import type { NewReservation } from "../data/api-types";
import { previewReservation } from "../data/calls";
import { type Draft, stayOf } from "./new-stay";

export function usePreview(draft: Draft) {
  const stay = stayOf(draft);
  const written = stay && JSON.stringify(stay);
  const asked = usePaused(written);
  const preview = useQuery({
    queryKey: ["reservation-preview", asked],
    queryFn: ({ signal }) => previewReservation(JSON.parse(asked ?? "{}") as NewReservation, signal),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return { ...preview, isAsked: written !== null, isStale: asked !== written || preview.isPlaceholderData };
}
