// Sorting and deletion of a home's photos: shown at once, reverted if the server refuses. A deletion can be undone for a while.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { moved, withPositions } from "@/kit/list/positions";
import { refreshOnboarding } from "../../onboarding";
import { refreshRows, resourceOf } from "../../resources";
import type { Photo } from "../data/api-types";
import { photosQuery } from "../data/queries";
import { useRemovals } from "./use-removals";

export function usePhotos(property: string) {
  const client = useQueryClient();
  const query = photosQuery(property);
  const { data, isPending, error, refetch } = useQuery(query);
  const rows = resourceOf<Photo>("photo");
  const gone = useMutation({
    mutationFn: (key: string) => rows.remove(key),
    onError: (_, key) => removals.bringBack(key),
    onSettled: () => refresh(),
  });
  const removals = useRemovals(gone.mutate);
  const photos = data?.results.filter(({ key }) => !removals.hidden.has(key)) ?? [];
  const ready = photos.filter(({ state }) => state === "ready").length;
  // The home includes its cover, and onboarding its photos, so refetch both.
  useEffect(() => {
    if (ready === 0) return;
    void refreshRows(client, "property");
    void refreshOnboarding(client);
  }, [client, ready]);
  const refresh = () => Promise.all([refreshRows(client, "photo"), refreshRows(client, "property")]);
  const show = (results: Photo[]) =>
    client.setQueryData(query.queryKey, (page) => page && { ...page, results });

  const order = useMutation({
    mutationFn: async ({ before, after }: { before: readonly Photo[]; after: readonly Photo[] }) => {
      const changed = moved(before, after);
      if (changed.length > 0)
        await rows.updateMany(changed.map(({ key, uri, position }) => ({ key, uri, position })));
    },
    onSettled: refresh,
  });
  const arrange = (keys: readonly string[]) => {
    const after = withPositions(photos, keys);
    show(after);
    order.mutate({ before: photos, after });
  };

  return { photos, isPending, error, data, refetch, arrange, remove: removals.remove };
}
