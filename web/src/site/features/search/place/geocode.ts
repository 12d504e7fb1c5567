// Looks up places of the world by name in the server's gazetteer. Without a gazetteer the result is empty, not an error.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { DEBOUNCE_DELAY } from "@/kit/timing/debounce-latest";
import { type PlaceFound, useSite } from "../../site";
import type { Area } from "./area";

const MAX_FOUND = 5;
const MIN_LETTERS = 2;
const ADDRESS = "/websites/api/v2/geocode/";

export interface FoundPlace {
  label: string;
  area: Area;
}

export async function geocode(namespace: string, text: string, signal?: AbortSignal): Promise<FoundPlace[]> {
  const query = new URLSearchParams({ name_space: namespace, q: text, limit: String(MAX_FOUND) });
  const response = await fetch(`${ADDRESS}?${query}`, { signal });
  if (!response.ok) return [];
  const { results }: { results: PlaceFound[] } = await response.json();
  return results.map(({ label, bounds }) => ({
    label,
    area: { south: bounds.min_lat, north: bounds.max_lat, west: bounds.min_lng, east: bounds.max_lng },
  }));
}

const NONE: FoundPlace[] = [];

/** Places found for a text, requested after a pause in typing. */
export function useFoundPlaces(text: string): readonly FoundPlace[] {
  const { site } = useSite();
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text.trim()), DEBOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  const isSearching = searched.length >= MIN_LETTERS && text !== "";
  const { data } = useQuery({
    queryKey: ["geocode", searched],
    queryFn: ({ signal }) => geocode(site.namespace, searched, signal),
    enabled: isSearching,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isSearching ? (data ?? NONE) : NONE;
}
