// Reviews of the best-rated homes, loaded when scrolled into view.
import { useQueries } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useRef } from "react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { dateFormat } from "@/kit/formats";
import { Skeleton, SkeletonText } from "@/ui/feedback/skeleton";
import { useNearView } from "../photos";
import { propertyOptions } from "../properties";
import { type PropertyCard as Home, type Property, type Review, SiteLink, useSite } from "../site";
import { reviewToQuote, topRated } from "./select-reviews";

const VOICES = 3;

export function FeaturedReviews({ homes }: { homes: readonly Home[] }) {
  const { site } = useSite();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearView(section);
  const chosen = topRated(homes, VOICES);
  const answers = useQueries({
    queries: chosen.map((home) => ({ ...propertyOptions(site, home.key), enabled: isNear })),
  });
  if (chosen.length < VOICES) return null;
  return (
    <section ref={section} aria-labelledby="voices" className="container-page pb-16 sm:pb-24">
      <h2 id="voices" className="mb-8 text-display-md sm:mb-10">
        {t("site.welcome.voices")}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {answers.map(({ data }, place) => (
          <li key={chosen[place]?.key} className="flex">
            {data ? <Quoted home={data} /> : <QuotedSkeleton />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const frame = "flex w-full flex-col gap-4 rounded-2xl border border-line bg-surface p-6 sm:p-7";

function Quoted({ home }: { home: Property }) {
  const { paths } = useSite();
  const review = reviewToQuote(home.reviews);
  if (!review) return null;
  return (
    <figure className={frame}>
      <Stars rating={review.rating} />
      <blockquote className="line-clamp-6 flex-1 font-display text-xl leading-snug">{review.body}</blockquote>
      <figcaption className="text-sm text-ink-subtle">
        {review.author} · {monthOf(review)} ·{" "}
        <SiteLink
          href={paths.property(home.slug)}
          className="rounded-xs font-medium text-ink underline-offset-4 hover:underline"
        >
          {home.name}
        </SiteLink>
      </figcaption>
    </figure>
  );
}

function monthOf({ stayed_on }: Review): string {
  const day = parseIsoDate(stayed_on)?.toDate("UTC");
  return dateFormat(currentFormat(), { month: "long", year: "numeric", timeZone: "UTC" }).format(day);
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-0.5 text-accent-text">
      <span className="sr-only">{t("site.home.stars", { rating: String(rating) })}</span>
      {Array.from({ length: rating }, (_, star) => star).map((star) => (
        <Star key={star} aria-hidden className="size-4 fill-current" />
      ))}
    </p>
  );
}

function QuotedSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="h-4 w-24" />
      <SkeletonText />
      <SkeletonText />
    </div>
  );
}
