// Dates and party in the quote panel: two rows that expand. In a drawer both expand in place; beside the page the calendar opens in
// a popover, since months with prices need room.
import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, Suspense, useId, useRef } from "react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate } from "@/kit/dates/civil-date";
import type { Party } from "@/kit/people/party";
import { cx } from "@/ui/class-names";
import { AvailabilityTabs, type Stay } from "../../availability";
import { PartyPickers } from "../../party";
import { partyText } from "../../search";
import { lazily, type Property } from "../../site";
import { StayCalendars } from "./stay-calendars";
import type { StayPopoverProps } from "./stay-popover";
import type { StayChoice } from "./use-stay-choice";

const StayPopover = lazily<StayPopoverProps>(async () => (await import("./stay-popover")).StayPopover);

export type StayPart = "dates" | "guests";

interface StayFormProps {
  property: Property;
  choice: StayChoice;
  open: StayPart | null;
  onOpen: (part: StayPart | null) => void;
  isDocked: boolean;
}

export function StayForm({ property, choice, open, onOpen, isDocked }: StayFormProps) {
  const dates = useRef<HTMLButtonElement>(null);
  const toggle = (part: StayPart) => onOpen(open === part ? null : part);
  const close = () => onOpen(null);
  const comeNear = () => {
    AvailabilityTabs.preload();
    if (isDocked) StayPopover.preload();
  };
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line-strong/60">
      <Disclosed
        trigger={dates}
        isOpen={open === "dates"}
        isPopup={isDocked}
        className="px-1.5 py-2.5"
        onToggle={() => toggle("dates")}
        onNear={comeNear}
        summary={<Dates stay={choice.stay} />}
      >
        {isDocked ? (
          <Suspense fallback={null}>
            <StayPopover property={property} choice={choice} trigger={dates} onClose={close} />
          </Suspense>
        ) : (
          <StayCalendars property={property} choice={choice} onPicked={close} />
        )}
      </Disclosed>
      <Disclosed
        isOpen={open === "guests"}
        onToggle={() => toggle("guests")}
        onNear={PartyPickers.preload}
        summary={<Guests party={choice.party} pets={choice.pets} />}
      >
        <Suspense fallback={<div className="h-26" />}>
          <PartyPickers
            party={choice.party}
            onChange={choice.setParty}
            mostGuests={property.accommodates}
            pets={choice.pets}
            mostPets={property.max_pets}
            onPetsChange={choice.setPets}
            smoker={choice.smoker}
            onSmokerChange={property.smoking_allowed ? choice.setSmoker : undefined}
          />
        </Suspense>
      </Disclosed>
    </div>
  );
}

function Dates({ stay }: { stay: Stay | null }) {
  const text = (date: Stay["checkIn"] | undefined) =>
    date ? formatDate(date, currentFormat()) : t("site.quote.addDate");
  return (
    <span className="grid flex-1 grid-cols-2">
      <Labelled label={t("site.quote.checkIn")} value={text(stay?.checkIn)} isEmpty={!stay} />
      <Labelled
        label={t("site.quote.checkOut")}
        value={text(stay?.checkOut)}
        isEmpty={!stay}
        className="border-s border-line ps-3.5"
      />
    </span>
  );
}

function Guests({ party, pets }: { party: Party; pets: number }) {
  const value = [partyText(party), ...(pets > 0 ? [t("site.quote.pets", { count: pets })] : [])].join(", ");
  return <Labelled label={t("site.search.who")} value={value} className="flex-1" />;
}

interface LabelledProps {
  label: string;
  value: string;
  isEmpty?: boolean;
  className?: string;
}

function Labelled({ label, value, isEmpty, className }: LabelledProps) {
  return (
    <span className={cx("block min-w-0", className)}>
      <span className="block text-xs font-semibold">{label}</span>
      <span className={cx("block truncate text-[0.9375rem]", isEmpty && "text-ink-subtle")}>{value}</span>
    </span>
  );
}

interface DisclosedProps {
  summary: ReactNode;
  trigger?: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Opens as a popover over the page, not within the panel. */
  isPopup?: boolean;
  className?: string;
  onToggle: () => void;
  /** Called on hover or focus, to load the content ahead. */
  onNear: () => void;
  children: ReactNode;
}

function Disclosed({
  summary,
  trigger,
  isOpen,
  isPopup = false,
  className = "p-3.5",
  onToggle,
  onNear,
  children,
}: DisclosedProps) {
  const id = useId();
  return (
    <div>
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup={isPopup ? "dialog" : undefined}
        aria-controls={isPopup ? undefined : id}
        onClick={onToggle}
        onPointerEnter={onNear}
        onFocus={onNear}
        className="flex w-full items-center gap-2 px-3.5 py-2.5 text-start -outline-offset-2! hover:bg-sunken"
      >
        {summary}
        <ChevronDown
          aria-hidden
          className={cx("size-4 shrink-0 text-ink-subtle transition-transform", isOpen && "rotate-180")}
        />
      </button>
      {isPopup ? (
        isOpen && children
      ) : (
        <div id={id} hidden={!isOpen} className={cx("border-t border-line", className)}>
          {isOpen && children}
        </div>
      )}
    </div>
  );
}
