// Blocks are made, moved and removed at once; each can be undone.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/calendar";
import { toasts } from "@/ui/toast-queue";
import { refreshRows, resourceOf } from "../../resources";
import { isoOfDay } from "../grid/day-number";
import type { Span } from "../grid/geometry";
import type { Entry } from "./wire";

interface BlockRow extends Row {
  property: string;
  start_date: string;
  /** The last night. */
  end_date: string;
  summary: string;
}

const datesOf = ({ start, end }: Span) => ({ start_date: isoOfDay(start), end_date: isoOfDay(end - 1) });

const blocks = () => resourceOf<BlockRow>("calendar-event");

/** One thing that was done, and its opposite. */
interface Deed {
  run: () => Promise<unknown>;
  undo: (made: unknown) => Promise<unknown>;
  told: string;
}

export function useBlocks() {
  const client = useQueryClient();
  const refresh = () => refreshRows(client, "calendar-event");
  const undo = useMutation({ mutationFn: (back: () => Promise<unknown>) => back(), onSettled: refresh });
  const deed = useMutation({
    mutationFn: ({ run }: Deed) => run(),
    onSuccess: (made, { told, undo: back }) => {
      toasts.show({
        kind: "success",
        title: told,
        action: { label: t("account.bulk.undo"), run: () => undo.mutate(() => back(made)) },
      });
    },
    onSettled: refresh,
  });
  return {
    isPending: deed.isPending,
    make: (property: string, span: Span, summary: string) =>
      deed.mutate({
        run: () => blocks().create({ property, ...datesOf(span), summary }),
        undo: (made) => blocks().remove((made as BlockRow).key),
        told: t("calendar.blocked"),
      }),
    move: (key: string, from: Span, to: Span) =>
      deed.mutate({
        run: () => blocks().update(key, datesOf(to)),
        undo: () => blocks().update(key, datesOf(from)),
        told: t("calendar.blockMoved"),
      }),
    remove: (property: string, entry: Entry, span: Span) =>
      deed.mutate({
        run: () => blocks().remove(entry.key),
        undo: () => blocks().create({ property, ...datesOf(span), summary: entry.title }),
        told: t("calendar.blockRemoved"),
      }),
  };
}
