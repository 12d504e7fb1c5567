// Featured homes, and the link to all homes.
import { ArrowRight } from "lucide-react";
import { t } from "@/i18n/site";
import { PropertyCard, PropertyRow, ROW_SIZES } from "../properties";
import { type PropertyList, SiteLink, useDrawingStep, useSite } from "../site";
import { SoleHome } from "./sole-home";

/** The number of cards that fit on a first screen. */
const FIRST_CARDS = 4;

export function Featured({ list }: { list: PropertyList }) {
  const { paths } = useSite();
  const [sole, ...others] = list.results;
  const drawn = useDrawingStep() > 0 ? list.results : list.results.slice(0, FIRST_CARDS);
  return (
    <section aria-labelledby="featured" className="container-page py-14 sm:py-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="featured" className="text-display-md">
          {t("site.welcome.featured")}
        </h2>
        {others.length > 0 && (
          <SiteLink
            href={paths.properties()}
            className="inline-flex items-center gap-1.5 rounded-xs font-medium text-accent-text hover:underline"
          >
            {t("site.welcome.seeAll", { count: list.meta.total_count })}
            <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
          </SiteLink>
        )}
      </div>
      {sole && others.length === 0 ? (
        <SoleHome home={sole} />
      ) : (
        <PropertyRow homes={drawn}>{(home) => <PropertyCard home={home} sizes={ROW_SIZES} />}</PropertyRow>
      )}
    </section>
  );
}
