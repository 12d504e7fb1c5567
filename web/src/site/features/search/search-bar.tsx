// Search bar: place, dates, party and the button to the matching homes. One pill on a phone, three parts on wider screens; the
// popovers are loaded on hover or focus.
import { Search as SearchIcon } from "lucide-react";
import { type RefObject, Suspense, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { cx } from "@/ui/class-names";
import { lazily } from "../site";
import { writeSearch } from "./codec";
import type { SearchDrawerProps } from "./search-drawer";
import type { SearchPopoverProps, TripPart } from "./search-popover";
import { type Trip, tripChange } from "./trip/trip";
import { partyText, placeText, stayText } from "./trip/trip-texts";

const SearchPopover = lazily<SearchPopoverProps>(
  async () => (await import("./search-popover")).SearchPopover,
);
const SearchDrawer = lazily<SearchDrawerProps>(async () => (await import("./search-drawer")).SearchDrawer);

interface SearchBarProps {
  trip: Trip;
  onSearch: (trip: Trip) => void;
  /** Lower, for the top of a list. */
  isCompact?: boolean;
}

export function SearchBar({ trip, onSearch, isCompact }: SearchBarProps) {
  const [draft, setDraft] = useDraft(trip);
  const [open, setOpen] = useState<TripPart | "all" | null>(null);
  const where = useRef<HTMLButtonElement>(null);
  const when = useRef<HTMLButtonElement>(null);
  const who = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const triggers: Record<TripPart, RefObject<HTMLButtonElement | null>> = { where, when, who };
  const toggle = (part: TripPart) => setOpen(open === part ? null : part);
  const search = (target: Trip) => {
    setOpen(null);
    onSearch(target);
  };
  return (
    <search aria-label={t("site.search.label")}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open === "all"}
        onPointerEnter={SearchDrawer.preload}
        onFocus={SearchDrawer.preload}
        onClick={() => setOpen("all")}
        className={cx(
          "flex w-full items-center gap-4 rounded-full border border-line bg-surface ps-5 pe-4 text-start text-ink shadow-md sm:hidden",
          isCompact ? "h-14" : "h-16",
        )}
      >
        <SearchIcon aria-hidden className="size-5 shrink-0 text-accent-text" />
        <span className="min-w-0">
          <span className="block truncate text-[0.9375rem] font-semibold">
            {placeText(draft.locations, t("site.search.whereTo"))}
          </span>
          <span className="block truncate text-sm text-ink-subtle">
            {stayText(draft.stay)} · {partyText(draft)}
          </span>
        </span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div
        ref={bar}
        role="group"
        aria-label={t("site.search.label")}
        onPointerEnter={SearchPopover.preload}
        onFocus={SearchPopover.preload}
        className={cx(
          "flex items-stretch rounded-full border border-line bg-surface text-ink max-sm:hidden",
          isCompact ? "p-1 shadow-sm" : "p-2 shadow-lg",
        )}
      >
        <Part
          ref={where}
          label={t("site.search.where")}
          value={placeText(draft.locations, t("site.search.anywhere"))}
          isEmpty={draft.locations.length === 0}
          isOpen={open === "where"}
          isCompact={isCompact}
          onPress={() => toggle("where")}
        />
        <Part
          ref={when}
          label={t("site.search.when")}
          value={stayText(draft.stay)}
          isEmpty={!draft.stay}
          isOpen={open === "when"}
          isCompact={isCompact}
          onPress={() => toggle("when")}
        />
        <Part
          ref={who}
          label={t("site.search.who")}
          value={partyText(draft)}
          isOpen={open === "who"}
          isCompact={isCompact}
          onPress={() => toggle("who")}
        />
        <Button
          variant="primary"
          size={isCompact ? "md" : "lg"}
          className="self-center rounded-full!"
          onPress={() => search(draft)}
        >
          <SearchIcon aria-hidden />
          {t("site.search.submit")}
        </Button>
      </div>
      <Suspense fallback={null}>
        {open === "all" && (
          <SearchDrawer trip={draft} onChange={setDraft} onSearch={search} onClose={() => setOpen(null)} />
        )}
        {open && open !== "all" && (
          <SearchPopover
            key={open}
            part={open}
            trigger={triggers[open]}
            bar={bar}
            trip={draft}
            onChange={setDraft}
            onMove={setOpen}
          />
        )}
      </Suspense>
    </search>
  );
}

/** The trip being edited; a changed trip in the address, as after going back, replaces it. */
function useDraft(trip: Trip) {
  const address = writeSearch(tripChange(trip));
  const [started, setStarted] = useState(address);
  const [draft, setDraft] = useState(trip);
  if (started !== address) {
    setStarted(address);
    setDraft(trip);
  }
  return [draft, setDraft] as const;
}

interface PartProps {
  ref: RefObject<HTMLButtonElement | null>;
  label: string;
  value: string;
  isEmpty?: boolean;
  isOpen: boolean;
  isCompact?: boolean;
  onPress: () => void;
}

function Part({ ref, label, value, isEmpty, isOpen, isCompact, onPress }: PartProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
      className={cx(
        "relative min-w-0 flex-1 rounded-full text-start transition-colors hover:bg-sunken aria-expanded:bg-sunken",
        "not-first:before:absolute not-first:before:inset-y-3 not-first:before:start-0 not-first:before:w-px not-first:before:bg-line hover:before:opacity-0",
        isCompact ? "px-5 py-1.5" : "px-6 py-2",
      )}
    >
      <span className="block text-xs font-semibold">{label}</span>
      <span className={cx("block truncate text-[0.9375rem]", isEmpty ? "text-ink-subtle" : "text-ink")}>
        {value}
      </span>
    </button>
  );
}
