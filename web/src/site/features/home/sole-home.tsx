// The only home of a site, in the space of four cards.
import { ArrowRight } from "lucide-react";
import { t } from "@/i18n/site";
import { PhotoStrip } from "../photos";
import { factsLine, PropertyCard, placeOf, priceTexts, ROW_SIZES } from "../properties";
import { type PropertyCard as Home, SiteLink, useSite } from "../site";

const SIZES = "(min-width: 992px) 56vw, 92vw";

export function SoleHome({ home }: { home: Home }) {
  const { paths } = useSite();
  const href = paths.property(home.slug);
  const price = priceTexts(home);
  if (home.photos.length === 0) return <PropertyCard home={home} sizes={ROW_SIZES} />;
  return (
    <article className="grid items-center gap-x-14 gap-y-6 md:grid-cols-[3fr_2fr]">
      <PhotoStrip photos={home.photos} href={href} name={home.name} sizes={SIZES} />
      <div className="flex flex-col items-start gap-2">
        <h3 className="font-display text-display-sm">
          <SiteLink href={href} className="rounded-xs hover:underline">
            {home.name}
          </SiteLink>
        </h3>
        {home.headline && <p className="text-lg text-ink-muted">{home.headline}</p>}
        <p className="text-ink-subtle">{placeOf(home)}</p>
        <p className="text-ink-subtle">{factsLine(home)}</p>
        {price && (
          <p className="mt-2 text-lg tabular-nums">
            {price.lead && <span className="text-ink-subtle">{price.lead} </span>}
            <strong className="font-semibold">{price.amount}</strong>{" "}
            <span className="text-ink-subtle">{price.unit}</span>
          </p>
        )}
        <SiteLink
          href={href}
          className="mt-4 inline-flex min-h-12 items-center gap-2 rounded-lg bg-accent px-5 font-medium text-on-accent"
        >
          {t("site.welcome.seeHome")}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </SiteLink>
      </div>
    </article>
  );
}
