// Other homes nearby for the same dates and party, as an alternative to this home. Requested when scrolled to.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { t } from "@/i18n/site";
import { nightsBetween } from "@/kit/dates/civil-date";
import { useNearViewport } from "@/ui/use-near-viewport";
import { listOptions, PropertyCard, PropertyRow, ROW_SIZES } from "../../properties";
import type { StayChoice } from "../../quote";
import { areaChange, type Search, stayChange, writeSearch } from "../../search";
import { type Property, useSite } from "../../site";

const SHOWN = 4;

/** Roughly half an hour by car. */
const DEGREES = 0.4;

interface NearbyProps {
  property: Property;
  choice: StayChoice;
}

export function Nearby({ property, choice }: NearbyProps) {
  const { site } = useSite();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const trip: Search = { ...stayChange(choice.stay), ...choice.party };
  const { data } = useQuery({
    // One more than is shown, since this home is among them.
    ...listOptions(site, { ...trip, ...around(property), limit: SHOWN + 1 }),
    enabled: isNear,
    placeholderData: keepPreviousData,
  });
  const homes = data?.results.filter(({ key }) => key !== property.key).slice(0, SHOWN) ?? [];
  const nights = choice.stay ? nightsBetween(choice.stay.checkIn, choice.stay.checkOut) : undefined;
  return (
    <div ref={place}>
      {homes.length > 0 && (
        <section aria-labelledby={id} className="container-page mt-6 border-t border-line pt-10">
          <h2 id={id} className="mb-6 text-2xl">
            {t("site.home.nearby")}
          </h2>
          <PropertyRow homes={homes}>
            {(home) => (
              <PropertyCard home={home} search={writeSearch(trip)} nights={nights} sizes={ROW_SIZES} />
            )}
          </PropertyRow>
        </section>
      )}
    </div>
  );
}

/** The area around a home; a degree of longitude is shorter away from the equator. */
function around({ lat, lon }: Property): Search {
  const width = DEGREES / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return areaChange({ south: lat - DEGREES, north: lat + DEGREES, west: lon - width, east: lon + width });
}
