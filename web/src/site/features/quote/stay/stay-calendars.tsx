// The calendars of a home, bound to the guest's selection.
import { Suspense } from "react";
import { t } from "@/i18n/site";
import { AvailabilityTabs, CalendarSkeleton, type Stay } from "../../availability";
import { type Property, useSite } from "../../site";
import { homeDays } from "./home-days";
import type { StayChoice } from "./use-stay-choice";

export interface StayCalendarsProps {
  property: Property;
  choice: StayChoice;
  label?: string;
  months?: 1 | 2;
  overview?: 1 | 2 | 3;
  autoFocus?: boolean;
  onPicked?: () => void;
}

export function StayCalendars({ property, choice, onPicked, ...look }: StayCalendarsProps) {
  const { site } = useSite();
  const pick = (stay: Stay) => {
    choice.setStay(stay);
    onPicked?.();
  };
  return (
    <Suspense fallback={<CalendarSkeleton months={look.months} />}>
      <AvailabilityTabs
        label={t("site.quote.dates")}
        {...look}
        home={homeDays(site, property, choice)}
        leastNights={property.min_stay}
        today={choice.today}
        stay={choice.stay}
        onChange={pick}
        onClear={() => choice.setStay(null)}
      />
    </Suspense>
  );
}
