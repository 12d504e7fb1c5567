// Names of amenities, requested when the search has any.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { amenityName, choicesOptions } from "../../properties";
import type { Search } from "../../search";
import { useSite } from "../../site";
import type { AmenityNames } from "./active-filters";

export function useAmenityNames({ amenities = [] }: Search): AmenityNames {
  const { site } = useSite();
  const { data } = useQuery({ ...choicesOptions(site, {}), enabled: amenities.length > 0 });
  return useMemo(
    () => new Map(data?.amenities.map((amenity) => [amenity.key, amenityName(amenity)])),
    [data],
  );
}
