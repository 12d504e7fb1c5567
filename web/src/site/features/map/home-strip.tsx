// The homes of the map in a swipeable row; the centered home's pin bounces on the map.
import { t } from "@/i18n/site";
import { cx } from "@/ui/class-names";
import type { Search } from "../search";
import { HomeRow } from "./home-row";
import { useVisited } from "./pins/visited";
import { useMapHomes } from "./view/map-query";

interface HomeStripProps {
  search: Search;
  carried: string;
  highlighted: string | null;
  onHighlight: (key: string | null) => void;
}

export function HomeStrip({ search, carried, highlighted, onHighlight }: HomeStripProps) {
  const { homes, total, isOld } = useMapHomes(search);
  const { visit } = useVisited();
  return (
    <div className="border-t border-line bg-canvas pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <p aria-live="polite" className="mb-2 px-4 text-sm font-medium">
        {isOld ? t("ui.loading") : t("site.list.count", { count: total })}
      </p>
      <ul className="flex snap-x snap-mandatory scroll-ps-4 gap-3 overflow-x-auto px-4 [scrollbar-width:none] min-h-27">
        {homes.map((home) => (
          <li
            key={home.key}
            onPointerEnter={() => onHighlight(home.key)}
            onPointerLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(home.key)}
            className={cx(
              "w-[min(21rem,84vw)] shrink-0 snap-start rounded-xl border bg-surface transition-colors",
              home.key === highlighted ? "border-line-strong" : "border-line",
            )}
          >
            <HomeRow home={home} search={carried} onVisit={() => visit(home.key)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
