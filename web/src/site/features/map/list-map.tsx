// The map beside the list, from md up. It stays in view while the list scrolls, and is loaded only where it is shown.
import { Suspense, useRef } from "react";
import { t } from "@/i18n/site";
import { from } from "@/kit/browser/breakpoints";
import { useNearViewport } from "@/ui/use-near-viewport";
import { useMedia } from "../availability";
import { type Area, areaChange, type Search } from "../search";
import { lazily } from "../site";
import type { HomeMapProps } from "./home-map";
import { useFirstInteraction } from "./use-first-interaction";

const HomeMap = lazily<HomeMapProps>(async () => (await import("./home-map")).HomeMap);

interface ListMapProps {
  search: Search;
  carried: string;
  update: (changes: Search) => void;
  highlighted: string | null;
  onHighlight: (key: string | null) => void;
  className?: string;
}

/** The area replaces a place that was searched for by name. */
export const areaSearch = (area: Area): Search => ({ ...areaChange(area), locations: undefined });

export function ListMap({ update, className, ...map }: ListMapProps) {
  const isWide = useMedia(from("md"));
  return isWide ? <WideMap {...map} update={update} className={className} /> : null;
}

function WideMap({ update, className, ...map }: ListMapProps) {
  const frame = useRef<HTMLElement>(null);
  const isSeen = useNearViewport(frame);
  const isLive = useFirstInteraction();
  return (
    <section
      ref={frame}
      aria-label={t("site.map.label")}
      className={`overflow-hidden bg-(--map-water) ${className ?? ""}`}
    >
      {isSeen && (
        <Suspense fallback={null}>
          <HomeMap {...map} isLive={isLive} onArea={(area) => update(areaSearch(area))} />
        </Suspense>
      )}
    </section>
  );
}
