// The list of homes that match the search in the address.
import { useRouter } from "@tanstack/react-router";
import { type RefObject, useMemo, useRef, useState } from "react";
import { t } from "@/i18n/site";
import { Skeleton } from "@/ui/feedback/skeleton";
import { Pagination } from "@/ui/list/pagination";
import { ListMap, MapButton } from "../map";
import { boundsOf, limitOf, offsetOf, placesOf } from "../properties";
import { type Search, SearchBar, tripChange, useSearch, useTrip, writeSearch } from "../search";
import { FromStep, LAST_STEP, type Site, usePageTitle, useSite } from "../site";
import { activeFilters, chosenFilters } from "./active-filters/active-filters";
import { FilterChips } from "./active-filters/filter-chips";
import { useAmenityNames } from "./active-filters/use-amenity-names";
import { FilterButton } from "./filters/filter-button";
import { ListLayout } from "./list-layout";
import { listedTrip } from "./results/listed-trip";
import { Results } from "./results/results";
import { useFound } from "./results/use-found";
import { SortSelect } from "./sort-select";

export function PropertyListPage() {
  const { site } = useSite();
  const { search, update, visit } = useSearch();
  const names = useAmenityNames(search);
  const trip = useTrip();
  const found = useFound(search);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const map = { search, update, carried: listedTrip(search).search };
  const heading = useRef<HTMLHeadingElement>(null);
  const filters = useMemo(() => activeFilters(site, search, names), [site, search, names]);
  usePageTitle(t("site.list.title"));
  return (
    <div className="container-page flex flex-col gap-6 pt-4 pb-16 sm:pt-6">
      <SearchBar isCompact trip={trip} onSearch={(next) => visit(tripChange(next))} />
      <ListLayout
        aside={
          <ListMap
            {...map}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            className="size-full rounded-2xl"
          />
        }
      >
        <div className="flex flex-col gap-3">
          <div className="flex min-h-11 items-center justify-between gap-4">
            <h1 ref={heading} tabIndex={-1} className="min-w-0 text-display-sm outline-none">
              {found.list ? <Count count={found.list.total} search={search} /> : <CountToCome />}
            </h1>
            <div className="flex items-center gap-2">
              <SortSelect search={search} onChange={(orderBy) => visit({ orderBy })} />
              <FilterButton
                search={search}
                count={chosenFilters(site, search, names).length}
                onApply={visit}
              />
            </div>
          </div>
          <FilterChips filters={filters} onChange={visit} fallback={heading} />
        </div>
        <p role="status" className="sr-only">
          {found.list && !found.isStale && <Count count={found.list.total} search={search} />}
        </p>
        <Results search={search} found={found} onChange={visit} onPoint={setHighlighted} />
        {found.list && !site.guesty_powered && (
          <FromStep step={LAST_STEP}>
            <Pages search={search} total={found.list.total} heading={heading} />
          </FromStep>
        )}
      </ListLayout>
      <MapButton {...map} />
    </div>
  );
}

function Count({ count, search }: { count: number; search: Search }) {
  const { site } = useSite();
  const place = onlyPlace(site, search);
  return place ? t("site.list.countIn", { count, place }) : t("site.list.count", { count });
}

/** The searched city, or the name of the map bounds; undefined if there are several. */
function onlyPlace(site: Site, search: Search): string | undefined {
  const { cities, text } = placesOf(site, search);
  const places = boundsOf(search) && text ? [...cities, text] : cities;
  return places.length === 1 ? places[0] : undefined;
}

function CountToCome() {
  return (
    <>
      <span className="sr-only">{t("site.list.title")}</span>
      <Skeleton className="h-8 w-36" />
    </>
  );
}

interface PagesProps {
  search: Search;
  total: number;
  heading: RefObject<HTMLElement | null>;
}

/** Paging scrolls and focuses to the start of the list. */
function Pages({ search, total, heading }: PagesProps) {
  const router = useRouter();
  const { paths } = useSite();
  const limit = limitOf(search);
  if (total <= limit) return null;
  const goTo = (offset: number) => {
    const query = writeSearch({ ...search, offset: offset || undefined });
    void router.navigate({ href: paths.properties(query) });
    heading.current?.focus();
  };
  return (
    <Pagination
      offset={offsetOf(search)}
      limit={limit}
      total={total}
      onOffsetChange={goTo}
      className="mt-4 border-t border-line pt-6"
    />
  );
}
