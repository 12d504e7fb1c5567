// Creates, moves and deletes blocks, with optimistic updates and undo.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/calendar";
import { toasts } from "@/ui/overlay/toast-queue";
import { optimisticMutation, resourceOf } from "../../resources";
import { isoOfDay } from "../grid/viewport/day-number";
import type { Span } from "../grid/viewport/geometry";
import { type Entry, temporaryKey } from "./api-types";
import { spanOfEntry } from "./nights";
import { type BlockChange, updateCachedBlock } from "./optimistic-block";

type BlockRow = RowOf<"calendar-event">;

const datesOf = ({ start, end }: Span) => ({ start_date: isoOfDay(start), end_date: isoOfDay(end - 1) });

const blocks = () => resourceOf<BlockRow>("calendar-event");

/** A request, and the change of the calendar that it causes. */
interface Step {
  run: () => Promise<unknown>;
  change: BlockChange;
}

/** An action and its inverse. */
interface UndoableStep extends Step {
  undo: (made: unknown) => Step;
  message: string;
}

const newBlock = (span: Span, title: string): Entry => ({
  key: temporaryKey(),
  kind: "block",
  start: isoOfDay(span.start),
  end: isoOfDay(span.end),
  title,
  blocking: true,
  conflict: false,
  guests: 0,
  locked: false,
});

export function useBlocks() {
  const client = useQueryClient();
  const optimistic = optimisticMutation(client, "calendar-event", ({ change }: Step) =>
    updateCachedBlock(change),
  );
  const undo = useMutation({ ...optimistic, mutationFn: ({ run }: Step) => run() });
  const work = useMutation({
    ...optimistic,
    mutationFn: ({ run }: UndoableStep) => run(),
    onSuccess: (made, { message, undo: back }) => {
      toasts.show({
        kind: "success",
        title: message,
        action: { label: t("account.bulk.undo"), run: () => undo.mutate(back(made)) },
      });
    },
  });
  const make = (property: string, span: Span, summary: string): Step => {
    const entry = newBlock(span, summary);
    return {
      run: () => blocks().create({ property, ...datesOf(span), summary }),
      change: { property, key: entry.key, entry },
    };
  };
  const move = (property: string, entry: Entry, to: Span): Step => ({
    run: () => blocks().update(entry.key, datesOf(to)),
    change: {
      property,
      key: entry.key,
      entry: { ...entry, start: isoOfDay(to.start), end: isoOfDay(to.end) },
    },
  });
  const remove = (property: string, key: string): Step => ({
    run: () => blocks().remove(key),
    change: { property, key, entry: null },
  });
  return {
    make: (property: string, span: Span, summary: string) =>
      work.mutate({
        ...make(property, span, summary),
        undo: (made) => remove(property, (made as BlockRow).key),
        message: t("calendar.blocked"),
      }),
    move: (property: string, entry: Entry, to: Span) =>
      work.mutate({
        ...move(property, entry, to),
        undo: () => move(property, entry, spanOfEntry(entry)),
        message: t("calendar.blockMoved"),
      }),
    remove: (property: string, entry: Entry) =>
      work.mutate({
        ...remove(property, entry.key),
        undo: () => make(property, spanOfEntry(entry), entry.title),
        message: t("calendar.blockRemoved"),
      }),
  };
}
