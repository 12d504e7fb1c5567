// The result grid of cards; while a new result loads, the old one stays visible, a little paler.
import { SearchX, WifiOff } from "lucide-react";
import { Suspense } from "react";
import { ApiError } from "@/api/errors";
import { t } from "@/i18n/site";
import { cx } from "@/ui/class-names";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import type { Search } from "../../search";
import { LAST_STEP, lazily, useDrawingStep } from "../../site";
import { NO_WISHES } from "../active-filters/active-filters";
import type { NothingFoundProps } from "../nothing-found/nothing-found";
import { CardSkeleton } from "./card-skeleton";
import { ListedHome } from "./listed-home";
import { useListedTrip } from "./listed-trip";
import { LoadMore } from "./load-more";
import type { Found } from "./use-found";

const NothingFound = lazily<NothingFoundProps>(
  async () => (await import("../nothing-found/nothing-found")).NothingFound,
);

const CARD_SIZES = "(min-width: 1201px) 24vw, (min-width: 992px) 31vw, (min-width: 768px) 46vw, 92vw";

/** As many columns as fit, so that a map beside the list only makes it narrower. */
const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-9";

const CARDS_PER_STEP = 4;

interface ResultsProps {
  search: Search;
  found: Found;
  onChange: (changes: Search) => void;
  /** Reports the hovered home, so that its pin is highlighted. */
  onPoint: (key: string | null) => void;
}

export function Results({ search, found, onChange, onPoint }: ResultsProps) {
  const { list, isStale, error, retry, more } = found;
  const trip = useListedTrip(search);
  const step = useDrawingStep();
  if (error) return <Failure error={error} onRetry={retry} onClear={() => onChange(NO_WISHES)} />;
  if (!list) return <CardsToCome />;
  if (list.total === 0)
    return (
      <Suspense fallback={<div className="min-h-96" />}>
        <NothingFound search={search} onChange={onChange} />
      </Suspense>
    );
  const drawn = step < LAST_STEP ? list.homes.slice(0, CARDS_PER_STEP * (step + 1)) : list.homes;
  return (
    <>
      <ul
        aria-busy={isStale}
        className={cx(GRID, "transition-opacity", isStale && "opacity-60 delay-100 duration-300")}
      >
        {drawn.map((home, index) => (
          <li
            key={home.key}
            onPointerEnter={() => onPoint(home.key)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(home.key)}
            onBlur={() => onPoint(null)}
          >
            <ListedHome home={home} trip={trip} sizes={CARD_SIZES} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {more && <LoadMore more={more} length={list.homes.length} />}
    </>
  );
}

function CardsToCome() {
  return (
    <div className={GRID} role="status" aria-label={t("ui.loading")}>
      {Array.from({ length: 8 }, (_, card) => card).map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  );
}

interface FailureProps {
  error: Error;
  onRetry: () => void;
  onClear: () => void;
}

/** Retrying does not help when the server rejects the search as invalid. */
function Failure({ error, onRetry, onClear }: FailureProps) {
  const isRefused = error instanceof ApiError && error.problem.kind === "fields";
  return isRefused ? (
    <ListPlaceholder
      icon={<SearchX aria-hidden />}
      title={t("site.list.brokenTitle")}
      detail={t("site.list.brokenDetail")}
      actionLabel={t("site.list.emptyAction")}
      onAction={onClear}
    />
  ) : (
    <ListPlaceholder
      icon={<WifiOff aria-hidden />}
      title={t("site.errorTitle")}
      detail={t("site.list.errorDetail")}
      actionLabel={t("site.retry")}
      onAction={onRetry}
    />
  );
}
