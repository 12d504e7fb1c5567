// A home in a grid: its photos, its name, its facts and what it costs.
import { Star } from "lucide-react";
import { t } from "@/i18n/site";
import { PhotoStrip } from "../photos";
import { type PropertyCard as Home, SiteLink, useSite } from "../site";
import { factsOf, placeOf, priceTexts, ratingText } from "./home-texts";

interface PropertyCardProps {
  home: Home;
  /** The search that the home's page opens with. */
  search?: string;
  sizes: string;
  isFirst?: boolean;
  /** The level of its name among the headings of the page. */
  level?: 2 | 3;
}

export function PropertyCard({ home, search, sizes, isFirst, level = 3 }: PropertyCardProps) {
  const { paths } = useSite();
  const href = paths.property(home.slug, search);
  const Heading = `h${level}` as const;
  return (
    <article className="flex flex-col gap-3">
      <PhotoStrip photos={home.photos} href={href} name={home.name} sizes={sizes} isFirst={isFirst} />
      <div className="flex flex-col gap-0.5">
        <div className="flex items-start justify-between gap-3">
          <Heading className="font-sans text-base font-semibold tracking-normal">
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
        <p className="text-sm text-ink-subtle">{factsOf(home).join(" · ")}</p>
        <Price home={home} />
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

function Price({ home }: { home: Home }) {
  const price = priceTexts(home);
  if (!price) return null;
  return (
    <p className="mt-1.5 text-[0.9375rem] tabular-nums">
      {price.lead && <span className="text-ink-subtle">{price.lead} </span>}
      <strong className="font-semibold">{price.amount}</strong>{" "}
      <span className="text-ink-subtle">{price.unit}</span>
      {price.note && <span className="text-sm whitespace-nowrap text-ink-subtle"> · {price.note}</span>}
    </p>
  );
}
