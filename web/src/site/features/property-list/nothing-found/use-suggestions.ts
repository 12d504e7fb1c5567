// Changes of the search that find something: other days, fewer filters. Only those that find homes are offered.
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { t } from "@/i18n/site";
import type { Stay } from "../../availability";
import { cheapestOptions, flexibleOptions, glance } from "../../properties";
import { changed, partyOf, type Search, stayChange, stayText } from "../../search";
import { type PropertyList, type Site, useSite } from "../../site";
import { activeFilters, chosenFilters, NO_FILTERS } from "../active-filters/active-filters";
import { useAmenityNames } from "../active-filters/use-amenity-names";
import { nearestStays } from "./nearest-stays";

interface Suggestion {
  key: string;
  label: string;
  change: Search;
  /** "12 homes from $450". */
  detail: string;
}

export interface Suggestions {
  suggestions: Suggestion[];
  isPending: boolean;
}

type Candidate = Omit<Suggestion, "detail">;

const DAYS_SHOWN = 3;
const FILTERS_SHOWN = 6;

export function useNearestDates(search: Search, wanted: Stay): Suggestions {
  const { site } = useSite();
  const days = useQuery(flexibleOptions(site, search, wanted, partyOf(search)));
  const nearest = nearestStays(days.data?.days ?? [], wanted).slice(0, DAYS_SHOWN);
  const candidates = nearest.map((stay) => ({
    key: stay.checkIn.toString(),
    label: stayText(stay),
    change: stayChange(stay),
  }));
  const { suggestions, isPending } = useSuggestions(search, candidates);
  return { suggestions, isPending: days.isPending || isPending };
}

export function useFewerFilters(search: Search): Suggestions {
  const { site } = useSite();
  const names = useAmenityNames(search);
  const candidates = useMemo(() => fewerFilters(site, search, names), [site, search, names]);
  const { suggestions, isPending } = useSuggestions(search, candidates);
  return { suggestions: suggestions.slice(0, FILTERS_SHOWN), isPending };
}

/** Labels for a trip with other dates or guests. */
const OTHER_TRIP: Partial<Record<string, () => string>> = {
  stay: () => t("site.empty.anyDates"),
  party: () => t("site.empty.fewerGuests"),
};

function fewerFilters(site: Site, search: Search, names: ReadonlyMap<string, string>): Candidate[] {
  const active = activeFilters(site, search, names);
  const single = active.map(({ key, label, without }) => ({
    key,
    label: OTHER_TRIP[key]?.() ?? t("site.empty.without", { name: label }),
    change: without,
  }));
  const hasTrip = active.some(({ key }) => key === "stay" || key === "party");
  const isMixed = hasTrip && chosenFilters(site, search, names).length > 1;
  return isMixed
    ? [...single, { key: "filters", label: t("site.empty.noFilters"), change: NO_FILTERS }]
    : single;
}

/** Number of all homes of the site, for the suggestion that always works. */
export function useAllHomes(): number | undefined {
  const { site } = useSite();
  return useQuery(cheapestOptions(site, {})).data?.meta.total_count;
}

/** Keeps the suggestions that find homes, with their number and the lowest price. */
function useSuggestions(search: Search, candidates: readonly Candidate[]): Suggestions {
  const { site } = useSite();
  const answers = useQueries({
    queries: candidates.map(({ change }) => cheapestOptions(site, changed(search, change))),
  });
  const suggestions = candidates.flatMap((candidate, at) => {
    const found = answers[at]?.data;
    return found && found.meta.total_count > 0 ? [{ ...candidate, detail: detailOf(found) }] : [];
  });
  return { suggestions, isPending: answers.some(({ isPending }) => isPending) };
}

function detailOf({ meta, results: [cheapest] }: PropertyList): string {
  const count = t("site.list.count", { count: meta.total_count });
  const amount = cheapest?.price?.total ?? cheapest?.price?.nightly_from;
  if (amount == null || !cheapest) return count;
  const from = t("site.empty.from", { amount: glance(amount, cheapest.currency) });
  const unit = cheapest.price?.total == null ? t("site.price.perNight") : t("site.price.total");
  return `${count} ${from} ${unit}`;
}
