// One part of the search bar as a popover, on screens wider than a phone. The rest of the bar stays usable: one press searches.
import { type RefObject, Suspense, useEffect, useRef } from "react";
import { t } from "@/i18n/site";
import { from } from "@/kit/browser/breakpoints";
import { localToday } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { Popover } from "@/ui/overlay/popover";
import { CalendarSkeleton, type Stay, StayCalendar, useMedia } from "../availability";
import { PartyPickers } from "../party";
import type { Area } from "./place/area";
import { WherePanel } from "./place/where-panel";
import type { Trip } from "./trip/trip";

export type TripPart = "where" | "when" | "who";

export interface SearchPopoverProps {
  part: TripPart;
  trigger: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLElement | null>;
  trip: Trip;
  onChange: (trip: Trip) => void;
  /** Opens another part, or none. */
  onMove: (part: TripPart | null) => void;
}

const widths: Record<TripPart, string> = {
  where: "w-84",
  when: "max-w-[min(56rem,94vw)]!",
  who: "w-84",
};

export function SearchPopover({ part, trigger, bar, trip, onChange, onMove }: SearchPopoverProps) {
  const months = useMedia(from("md")) ? 2 : 1;
  const pickPlace = (locations: string[], area: Area | null = null) => {
    onChange({ ...trip, locations, area });
    onMove(trip.stay ? null : "when");
  };
  const pickStay = (stay: Stay) => {
    onChange({ ...trip, stay });
    onMove("who");
  };
  const content = useRef<HTMLDivElement>(null);
  usePressOutside([bar, content], () => onMove(null));
  return (
    <Popover
      isOpen
      isNonModal
      label={t(`site.search.${part}`)}
      triggerRef={trigger}
      placement={part === "who" ? "bottom end" : "bottom start"}
      offset={14}
      onOpenChange={(isOpen) => !isOpen && onMove(null)}
      className={cx("rounded-2xl! p-2", widths[part])}
    >
      <div ref={content}>
        {part === "where" && (
          <WherePanel
            autoFocus
            locations={trip.locations}
            onChange={(locations) => pickPlace(locations)}
            onFind={({ label, area }) => pickPlace([label], area)}
          />
        )}
        {part === "when" && (
          <Suspense fallback={<CalendarSkeleton months={months} />}>
            <StayCalendar
              autoFocus
              label={t("site.search.when")}
              today={localToday()}
              months={months}
              stay={trip.stay}
              onChange={pickStay}
            />
          </Suspense>
        )}
        {part === "who" && (
          <Suspense fallback={<div className="h-28" />}>
            <PartyPickers party={trip} onChange={(party) => onChange({ ...trip, ...party })} />
          </Suspense>
        )}
      </div>
    </Popover>
  );
}

/** A popover that is not modal closes by itself only with Escape. Its frame counts as inside. */
function usePressOutside(insides: readonly RefObject<HTMLElement | null>[], onPress: () => void) {
  const latest = useRef({ insides, onPress });
  latest.current = { insides, onPress };
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const frames = latest.current.insides.map(
        ({ current }) => current?.closest("[role=dialog]") ?? current,
      );
      const isInside = frames.some((frame) => target instanceof Node && frame?.contains(target));
      if (!isInside) latest.current.onPress();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, []);
}
