// All homes of the site that fit the search in the address, a page at a time.
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/site";
import { ListPlaceholder } from "@/ui/list-placeholder";
import { Pagination } from "@/ui/pagination";
import { Skeleton } from "@/ui/skeleton";
import { ListMap, MapButton } from "../map";
import { listOptions, PAGE_SIZE, PropertyCard } from "../properties";
import { type Search, SearchBar, tripChange, useSearch, useTrip, writeSearch } from "../search";
import { type PropertyList, usePageTitle, useSite } from "../site";
import { CardSkeleton } from "./card-skeleton";
import { FilterButton } from "./filter-button";

const CARD_SIZES = "(min-width: 1201px) 24vw, (min-width: 768px) 46vw, 92vw";
const GRID = "grid gap-x-6 gap-y-9 sm:grid-cols-2";

/** What a home's page needs of the search: the trip, not the filters. */
const carriedOver = ({ checkIn, checkOut, adults, children, unknown }: Search) =>
  writeSearch({ checkIn, checkOut, adults, children, unknown });

export function PropertyListPage() {
  const { site } = useSite();
  const { search, update } = useSearch();
  const trip = useTrip();
  const list = useQuery(listOptions(site, search));
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const map = { search, update, carried: carriedOver(search) };
  usePageTitle(t("site.list.title"));
  return (
    <div className="container-page flex flex-col gap-6 pt-4 pb-16 sm:pt-6">
      <SearchBar
        key={writeSearch(search)}
        isCompact
        trip={trip}
        onSearch={(next) => update(tripChange(next))}
      />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h1 aria-live="polite" className="text-display-sm">
          {list.data ? <Count count={list.data.meta.total_count} search={search} /> : <CountToCome />}
        </h1>
        <FilterButton search={search} onApply={update} />
      </div>
      <div className="md:grid md:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] md:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <Results search={search} query={list} onPoint={setHighlighted} onClear={() => update(NO_FILTERS)} />
          {list.data && list.data.meta.total_count > PAGE_SIZE && (
            <Pages search={search} total={list.data.meta.total_count} />
          )}
        </div>
        <aside className="sticky top-20 h-[calc(100dvh-6rem)] max-md:hidden">
          <ListMap
            {...map}
            highlighted={highlighted}
            onHighlight={setHighlighted}
            className="size-full rounded-2xl"
          />
        </aside>
      </div>
      <MapButton {...map} />
    </div>
  );
}

const NO_FILTERS: Search = {
  types: undefined,
  bedrooms: undefined,
  bathrooms: undefined,
  amenities: undefined,
  groups: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  locations: undefined,
  minLat: undefined,
  maxLat: undefined,
  minLon: undefined,
  maxLon: undefined,
  checkIn: undefined,
  checkOut: undefined,
};

function Count({ count, search }: { count: number; search: Search }) {
  const [place] = search.locations ?? [];
  return place ? t("site.list.countIn", { count, place }) : t("site.list.count", { count });
}

function CountToCome() {
  return (
    <>
      <span className="sr-only">{t("site.list.title")}</span>
      <Skeleton className="h-8 w-36" />
    </>
  );
}

interface ResultsProps {
  search: Search;
  query: UseQueryResult<PropertyList>;
  /** Tells which home is pointed at, so that its pin can answer. */
  onPoint: (key: string | null) => void;
  onClear: () => void;
}

function Results({ search, query, onPoint, onClear }: ResultsProps) {
  if (query.isPending) {
    return (
      <div className={GRID} role="status" aria-label={t("ui.loading")}>
        {Array.from({ length: 8 }, (_, card) => card).map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    );
  }
  if (query.isError) {
    return (
      <ListPlaceholder
        icon={<SearchX aria-hidden />}
        title={t("site.errorTitle")}
        detail={t("site.errorDetail")}
        actionLabel={t("site.retry")}
        onAction={() => void query.refetch()}
      />
    );
  }
  if (query.data.results.length === 0) {
    return (
      <ListPlaceholder
        icon={<SearchX aria-hidden />}
        title={t("site.list.emptyTitle")}
        detail={t("site.list.emptyDetail")}
        actionLabel={t("site.list.emptyAction")}
        onAction={onClear}
      />
    );
  }
  return (
    <ul className={GRID}>
      {query.data.results.map((home, index) => (
        <li
          key={home.key}
          onPointerEnter={() => onPoint(home.key)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => onPoint(home.key)}
          onBlur={() => onPoint(null)}
        >
          <PropertyCard
            level={2}
            home={home}
            search={carriedOver(search)}
            sizes={CARD_SIZES}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

function Pages({ search, total }: { search: Search; total: number }) {
  const router = useRouter();
  const { paths } = useSite();
  const goTo = (offset: number) =>
    void router.navigate({ href: paths.properties(writeSearch({ ...search, offset: offset || undefined })) });
  return (
    <Pagination
      offset={search.offset ?? 0}
      limit={search.limit ?? PAGE_SIZE}
      total={total}
      onOffsetChange={goTo}
      className="border-t border-line pt-6"
    />
  );
}
