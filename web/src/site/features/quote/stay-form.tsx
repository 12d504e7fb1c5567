// When and who, in the quote panel: two rows that open in place, so that they work the same in the page and in a drawer.
import { ChevronDown } from "lucide-react";
import { type ReactNode, Suspense, useId, useState } from "react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate } from "@/kit/civil-date";
import type { Party } from "@/kit/party";
import { cx } from "@/ui/class-names";
import { CalendarSkeleton, type Stay, StayCalendar } from "../availability";
import { PartyPickers } from "../party";
import { partyText } from "../search";
import type { Property } from "../site";
import type { StayChoice } from "./use-stay-choice";

interface StayFormProps {
  property: Property;
  choice: StayChoice;
}

type Row = "dates" | "guests";

export function StayForm({ property, choice }: StayFormProps) {
  const [open, setOpen] = useState<Row | null>(null);
  const toggle = (row: Row) => setOpen((current) => (current === row ? null : row));
  const pickStay = (stay: Stay) => {
    choice.setStay(stay);
    setOpen(null);
  };
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line-strong/60">
      <Disclosed
        isOpen={open === "dates"}
        onToggle={() => toggle("dates")}
        onNear={StayCalendar.preload}
        summary={<Dates stay={choice.stay} />}
      >
        <Suspense fallback={<CalendarSkeleton />}>
          <StayCalendar
            label={t("site.quote.dates")}
            today={choice.today}
            stay={choice.stay}
            taken={property.taken}
            allowsTurns={property.allows_turns}
            onChange={pickStay}
          />
        </Suspense>
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
  isOpen: boolean;
  onToggle: () => void;
  /** Somebody is about to open it. */
  onNear: () => void;
  children: ReactNode;
}

function Disclosed({ summary, isOpen, onToggle, onNear, children }: DisclosedProps) {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
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
      <div id={id} hidden={!isOpen} className="border-t border-line p-3.5">
        {isOpen && children}
      </div>
    </div>
  );
}
