// The calendars on a home's page, loaded when scrolled to.
import { useRef } from "react";
import { t } from "@/i18n/site";
import { from } from "@/kit/browser/breakpoints";
import { useNearViewport } from "@/ui/use-near-viewport";
import { CalendarSkeleton, useMedia } from "../../availability";
import { StayCalendars, type StayChoice } from "../../quote";
import { stayText } from "../../search";
import type { Property } from "../../site";
import { Section } from "./section";

interface AvailabilityProps {
  property: Property;
  choice: StayChoice;
}

export function Availability({ property, choice }: AvailabilityProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const isWide = useMedia(from("lg"));
  const isTablet = useMedia(from("sm"));
  const months = isWide ? 2 : 1;
  return (
    <Section title={t("site.home.availability")}>
      {choice.stay && <p className="text-ink-muted">{stayText(choice.stay)}</p>}
      <div ref={place} className="min-h-100">
        {isNear ? (
          <StayCalendars
            label={t("site.home.availability")}
            property={property}
            choice={choice}
            months={months}
            overview={isTablet ? 2 : 1}
          />
        ) : (
          <CalendarSkeleton months={months} />
        )}
      </div>
    </Section>
  );
}
