// One home of the list. Rendered again only when the home or the trip changes.
import { memo } from "react";
import { PropertyCard } from "../../properties";
import type { PropertyCard as Home } from "../../site";
import type { ListedTrip } from "./listed-trip";
import { WhyPrice } from "./why-price";

interface ListedHomeProps {
  home: Home;
  trip: ListedTrip;
  sizes: string;
  isFirst: boolean;
}

export const ListedHome = memo(function ListedHome({ home, trip, sizes, isFirst }: ListedHomeProps) {
  return (
    <PropertyCard
      level={2}
      home={home}
      search={trip.search}
      nights={trip.stay?.nights}
      sizes={sizes}
      isFirst={isFirst}
    >
      {trip.stay && <WhyPrice home={home} stay={trip.stay} />}
    </PropertyCard>
  );
});
