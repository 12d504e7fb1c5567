// The names of amenities, asked for when the search has any.
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { choicesOptions } from "../properties";
import type { Search } from "../search";
import { useSite } from "../site";
import type { AmenityNames } from "./active-filters";

export function useAmenityNames({ amenities = [] }: Search): AmenityNames {
  const { site } = useSite();
  const { data } = useQuery({ ...choicesOptions(site, {}), enabled: amenities.length > 0 });
  return useMemo(() => new Map(data?.amenities.map(({ key, name }) => [key, name])), [data]);
}
