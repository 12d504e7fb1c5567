// Nights with a price or rules of their own: read and set as ranges, with undo.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import type { components } from "@/api/schema";
import { t } from "@/i18n/editor";
import { toasts } from "@/ui/overlay/toast-queue";
import { refreshPrices } from "./queries";

/** `end` is exclusive. */
export type NightRun = components["schemas"]["OwnNightsBody"];

const PATH = "/api/v2/listing/{key}/nights";

/** Maximum number of ranges per call. */
export const MAX_RUNS = 400;

export const readNights = (key: string, signal?: AbortSignal) =>
  dataOf(api.GET(PATH, { params: { path: { key } }, signal }));

/** A later range overrides an earlier one. */
export const putNights = (key: string, runs: readonly NightRun[]) =>
  dataOf(api.PUT(PATH, { params: { path: { key } }, body: { runs: [...runs] } }));

export const nightOverridesQuery = (key: string) => ({
  queryKey: ["own-nights", key],
  queryFn: ({ signal }: { signal: AbortSignal }) => readNights(key, signal),
  meta: { showsOwnError: true },
});

/** The nights as they are before a change; setting them again undoes it. */
export function former(
  runs: readonly NightRun[],
  { start, end }: Pick<NightRun, "start" | "end">,
): NightRun[] {
  const inside = runs.filter((run) => run.start < end && start < run.end);
  const clipped = inside.map((run) => ({
    ...run,
    start: run.start < start ? start : run.start,
    end: run.end > end ? end : run.end,
  }));
  return [{ start, end, closed: false }, ...clipped];
}

/** A range without price or rules of its own, so that its season applies again. */
export const withoutOverrides = ({ start, end }: NightRun): NightRun => ({ start, end, closed: false });

export function useSetNights(listing: string, runs: readonly NightRun[], onDone?: () => void) {
  const client = useQueryClient();
  const put = (wanted: readonly NightRun[]) => putNights(listing, wanted);
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: nightOverridesQuery(listing).queryKey }),
      refreshPrices(client),
    ]);
  const undo = useMutation({ mutationFn: put, onSuccess: refresh });
  return useMutation({
    mutationFn: ({ run }: { run: NightRun; title: string }) => put([run]),
    meta: { showsOwnError: true },
    onSuccess: async (_, { run, title }) => {
      const before = former(runs, run);
      toasts.show({
        kind: "success",
        title,
        action: { label: t("account.bulk.undo"), run: () => undo.mutate(before) },
      });
      onDone?.();
      await refresh();
    },
  });
}
