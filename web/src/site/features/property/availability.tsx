// The home's calendar on its page, fetched when one scrolls to it.
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { from } from "@/kit/breakpoints";
import { CalendarSkeleton, StayCalendar, useMedia } from "../availability";
import type { StayChoice } from "../quote";
import { stayText } from "../search";
import type { Property } from "../site";
import { Section } from "./section";

interface AvailabilityProps {
  property: Property;
  choice: StayChoice;
}

export function Availability({ property, choice }: AvailabilityProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const months = useMedia(from("lg")) ? 2 : 1;
  const skeleton = <CalendarSkeleton months={months} />;
  return (
    <Section title={t("site.home.availability")}>
      <p className="text-ink-muted">{choice.stay ? stayText(choice.stay) : t("site.calendar.hint")}</p>
      <div ref={place} className="min-h-80">
        {isNear ? (
          <Suspense fallback={skeleton}>
            <StayCalendar
              label={t("site.home.availability")}
              today={choice.today}
              months={months}
              stay={choice.stay}
              taken={property.taken}
              allowsTurns={property.allows_turns}
              onChange={choice.setStay}
            />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
    </Section>
  );
}

/** Becomes true for good once the element is close to the window. */
function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}
