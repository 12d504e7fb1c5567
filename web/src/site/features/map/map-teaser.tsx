// A picture of the map with the site's homes, linking to the list with its map. Nothing is loaded before it comes near the window.
import { ArrowRight } from "lucide-react";
import { Suspense, useRef } from "react";
import { t } from "@/i18n/site";
import { buttonStyle } from "@/ui/action/button-style";
import { useNearViewport } from "@/ui/use-near-viewport";
import { lazily, SiteLink, useSite } from "../site";

const StaticHomes = lazily<object>(async () => (await import("./static/static-homes")).StaticHomes);

export function MapTeaser() {
  const { paths } = useSite();
  const frame = useRef<HTMLElement>(null);
  const isSeen = useNearViewport(frame);
  return (
    <section ref={frame} aria-labelledby="teaser" className="container-page py-14 sm:py-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="teaser" className="text-display-md">
          {t("site.map.teaser")}
        </h2>
      </div>
      <SiteLink
        href={paths.properties()}
        className="group/teaser relative isolate block h-72 overflow-hidden rounded-2xl bg-(--map-water) sm:h-96"
      >
        {isSeen && (
          <Suspense fallback={null}>
            <StaticHomes />
          </Suspense>
        )}
        <span
          className={buttonStyle(
            { variant: "secondary" },
            "absolute! start-4 top-4 z-2 rounded-full! shadow-md group-hover/teaser:border-line-strong",
          )}
        >
          {t("site.map.teaserAction")}
          <ArrowRight aria-hidden className="rtl:-scale-x-100" />
        </span>
      </SiteLink>
    </section>
  );
}
