// Front page of an owner's site: hero picture, search, some homes, about the owner.
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { MapTeaser } from "../map";
import { Photo } from "../photos";
import { featuredOptions } from "../properties";
import { SearchBar, type Trip, tripChange, useTrip, writeSearch } from "../search";
import { FromStep, type Photo as PhotoData, usePageTitle, useSite } from "../site";
import { Featured } from "./featured";
import { FeaturedReviews } from "./featured-reviews";
import { Story } from "./story";
import { TrustPoints } from "./trust-points";

/** The picture fills the hero's height, so on a narrow window it is wider than the window. */
const HERO_SIZES = "(min-width: 768px) max(100vw, 63rem), 54rem";

export function HomePage() {
  const { site } = useSite();
  const { data: featured } = useSuspenseQuery(featuredOptions(site));
  usePageTitle();
  const [first, second] = featured.results;
  return (
    <>
      <Hero photo={site.theme.hero ?? first?.photo ?? null} />
      <Featured list={featured} />
      <FromStep step={2}>
        <TrustPoints />
        <MapTeaser />
      </FromStep>
      <FromStep step={3}>
        <Story photo={second?.photo ?? null} />
        <FeaturedReviews homes={featured.results} />
      </FromStep>
    </>
  );
}

function Hero({ photo }: { photo: PhotoData | null }) {
  const { site, paths } = useSite();
  const router = useRouter();
  const trip = useTrip();
  const search = (target: Trip) =>
    void router.navigate({ href: paths.properties(writeSearch(tripChange(target))) });
  return (
    <section className="relative isolate flex min-h-[min(36rem,82svh)] flex-col justify-end bg-inverse sm:min-h-[min(42rem,82svh)]">
      {photo && (
        <Photo
          isFirst
          photo={photo}
          sizes={HERO_SIZES}
          className="absolute inset-0 -z-2 size-full max-w-none"
        />
      )}
      <div className="absolute inset-0 -z-1 bg-linear-to-t from-black/75 via-black/25 to-black/10" />
      <div className="container-page flex flex-col gap-6 pt-24 pb-8 sm:gap-8 sm:pb-14">
        <h1 className="max-w-3xl text-display-lg text-white">{site.tagline || site.name}</h1>
        <div className="max-w-4xl">
          <SearchBar trip={trip} onSearch={search} />
        </div>
      </div>
    </section>
  );
}
