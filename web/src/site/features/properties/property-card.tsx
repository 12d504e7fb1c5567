// Card of a home in a grid: photos, name, facts and price.
import { House, Star } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import { PhotoStrip } from "../photos";
import { type PropertyCard as Home, SiteLink, useSite } from "../site";
import { factsLine, placeOf, priceTexts, ratingText } from "./home-texts";

interface PropertyCardProps {
  home: Home;
  /** The search passed on to the home's page. */
  search?: string;
  sizes: string;
  isFirst?: boolean;
  /** Heading level of its name. */
  level?: 2 | 3;
  /** Number of nights that the price is for. */
  nights?: number;
  /** Actions beside the price. */
  children?: ReactNode;
}

export function PropertyCard({
  home,
  search,
  sizes,
  isFirst,
  level = 3,
  nights,
  children,
}: PropertyCardProps) {
  const { paths } = useSite();
  const href = paths.property(home.slug, search);
  const Heading = `h${level}` as const;
  return (
    <article className="flex flex-col gap-3">
      {home.photos.length > 0 ? (
        <PhotoStrip photos={home.photos} href={href} name={home.name} sizes={sizes} isFirst={isFirst} />
      ) : (
        <NoPhoto href={href} />
      )}
      <div className="flex flex-col gap-0.5">
        <div className="flex items-start justify-between gap-3">
          <Heading className="line-clamp-2 min-w-0 font-sans text-base font-semibold tracking-normal">
            <SiteLink
              href={href}
              className="rounded-xs decoration-line-strong underline-offset-4 hover:underline"
            >
              {home.name}
            </SiteLink>
          </Heading>
          {home.rating && <Rating rating={home.rating} />}
        </div>
        <p className="text-sm text-ink-subtle">{placeOf(home)}</p>
        <p className="text-sm text-ink-subtle">{factsLine(home)}</p>
        <Price home={home} nights={nights}>
          {children}
        </Price>
      </div>
    </article>
  );
}

function Rating({ rating }: { rating: NonNullable<Home["rating"]> }) {
  const average = ratingText(rating);
  return (
    <p className="flex shrink-0 items-center gap-1 text-sm">
      <Star aria-hidden className="size-3.5 fill-current" />
      <span className="sr-only">{t("site.home.rating", { average, count: rating.count })}</span>
      <span aria-hidden>
        {average} <span className="text-ink-subtle">({rating.count})</span>
      </span>
    </p>
  );
}

/** Stands in for missing photos; the link by name beside it is the one for keyboards. */
function NoPhoto({ href }: { href: string }) {
  return (
    <SiteLink
      href={href}
      tabIndex={-1}
      aria-hidden
      className="grid aspect-3/2 place-items-center rounded-xl bg-sunken text-line-strong"
    >
      <House strokeWidth={1.25} className="size-12" />
    </SiteLink>
  );
}

interface PriceProps {
  home: Home;
  nights: number | undefined;
  children: ReactNode;
}

function Price({ home, nights, children }: PriceProps) {
  const price = priceTexts(home, { nights });
  if (!price) return <p className="mt-1.5 text-sm text-ink-subtle">{t("site.price.unknown")}</p>;
  return (
    <div className="mt-1.5 flex flex-col gap-0.5 tabular-nums">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-[0.9375rem]">
          {price.lead && <span className="text-ink-subtle">{price.lead} </span>}
          <strong className="font-semibold">{price.amount}</strong>{" "}
          <span className="text-ink-subtle">{price.unit}</span>
        </span>
        {price.average && <span className="text-sm text-ink-subtle">{price.average}</span>}
      </p>
      {(price.holds || children) && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-subtle">
          {price.holds}
          {children}
        </div>
      )}
    </div>
  );
}
