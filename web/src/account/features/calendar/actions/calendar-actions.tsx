// What opens for selected nights or a bar: a popover beside them, or a dialog to book a guest.
import { type RefObject, Suspense } from "react";
import { EVENT_KIND } from "@/api/codes";
import { t } from "@/i18n/calendar";
import { Popover } from "@/ui/overlay/popover";
import { CreateReservation, MoveConfirm, MoveStay } from "../../reservations";
import { type Entry, type Home, type Rights, storedEntry } from "../data/api-types";
import { spanOfEntry } from "../data/nights";
import { useBlocks } from "../data/use-blocks";
import { entryTitle } from "../grid/looks";
import { isoOfDay } from "../grid/viewport/day-number";
import type { Span } from "../grid/viewport/geometry";
import { BlockDates } from "./block-dates";
import { EntryCard } from "./entry-card";
import { NewEntry } from "./new-entry";

export type Opened =
  | { kind: "new"; home: Home; span: Span }
  | { kind: "entry"; home: Home; entry: Entry }
  | { kind: "book"; home: Home; span: Span }
  /** A dialog to pick other dates. */
  | { kind: "dates"; home: Home; entry: Entry }
  /** A move from the home `former` to `home` and `to`; if it undoes a move, `total` is the stay's former total. */
  | { kind: "move"; home: Home; former: Home; entry: Entry; to: Span; total?: number };

interface CalendarActionsProps {
  opened: Opened | null;
  /** The home's current entries: a new block may be opened before the server has assigned its key. */
  entries: readonly Entry[];
  /** The element that the popover is attached to. */
  anchor: RefObject<HTMLElement | null>;
  rights: Rights;
  onOpen: (next: Opened | null) => void;
}

const staySpan = ({ start, end }: Span) => ({ check_in: isoOfDay(start), check_out: isoOfDay(end) });

const labelOf = (opened: Opened) => {
  if (opened.kind === "move") return t("calendar.moveTitle", { guest: entryTitle(opened.entry) });
  return opened.kind === "entry" ? entryTitle(opened.entry) : t("calendar.new");
};

export function CalendarActions({ opened, entries, anchor, rights, onOpen }: CalendarActionsProps) {
  const blocks = useBlocks();
  const close = () => onOpen(null);
  if (!opened) return null;
  if (opened.kind === "dates") {
    const { home, entry } = opened;
    const move = (to: Span) => {
      blocks.move(home.key, entry, to);
      close();
    };
    return (
      <Suspense fallback={null}>
        {entry.kind === EVENT_KIND.block ? (
          <BlockDates home={home} entry={entry} onMove={move} onClose={close} />
        ) : (
          <MoveStay reservation={entry.key} onClose={close} />
        )}
      </Suspense>
    );
  }
  if (opened.kind === "book") {
    const { home, span } = opened;
    return (
      <Suspense fallback={null}>
        <CreateReservation
          stay={{ property: home.key, property_name: home.name, ...staySpan(span) }}
          onClose={close}
        />
      </Suspense>
    );
  }
  return (
    <Popover
      isOpen
      label={labelOf(opened)}
      triggerRef={anchor}
      placement="bottom start"
      onOpenChange={(isOpen) => !isOpen && close()}
      className={opened.kind === "move" ? "w-96" : undefined}
    >
      <Inside opened={opened} entries={entries} rights={rights} blocks={blocks} onOpen={onOpen} />
    </Popover>
  );
}

type InPopover = Exclude<Opened, { kind: "book" | "dates" }>;

interface InsideProps extends Omit<CalendarActionsProps, "anchor" | "opened"> {
  opened: InPopover;
  blocks: ReturnType<typeof useBlocks>;
}

function Inside({ opened, entries, rights, blocks, onOpen }: InsideProps) {
  const close = () => onOpen(null);
  if (opened.kind === "entry") {
    const { home } = opened;
    const entry = storedEntry(entries, opened.entry);
    return (
      <EntryCard
        home={home}
        entry={entry}
        rights={rights}
        onDates={() => onOpen({ kind: "dates", home, entry })}
        onRemove={() => {
          blocks.remove(home.key, entry);
          close();
        }}
      />
    );
  }
  if (opened.kind === "move") {
    const { home, former, entry, to, total } = opened;
    const moved = { ...entry, start: isoOfDay(to.start), end: isoOfDay(to.end) };
    return (
      <Suspense fallback={null}>
        <MoveConfirm
          reservation={entry.key}
          from={{ check_in: entry.start, check_out: entry.end }}
          to={staySpan(to)}
          home={home.key === former.key ? undefined : home}
          total={total}
          onClose={close}
          onUndo={(before) =>
            onOpen({
              kind: "move",
              home: former,
              former: home,
              entry: moved,
              to: spanOfEntry(entry),
              total: before,
            })
          }
        />
      </Suspense>
    );
  }
  const { home, span } = opened;
  return (
    <NewEntry
      home={home}
      span={span}
      rights={rights}
      onBlock={(note) => {
        blocks.make(home.key, span, note);
        close();
      }}
      onBook={() => onOpen({ kind: "book", home, span })}
    />
  );
}
