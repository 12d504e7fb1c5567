// The first page of an owner's site: a picture, the search, some homes, who is behind it.
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { t } from "@/i18n/site";
import { MapTeaser } from "../map";
import { Photo } from "../photos";
import { featuredOptions, PropertyCard } from "../properties";
import { SearchBar, type Trip, tripChange, useTrip, writeSearch } from "../search";
import { type PropertyCard as Home, type Photo as PhotoData, SiteLink, usePageTitle, useSite } from "../site";
import { GuestVoices } from "./guest-voices";
import { Story } from "./story";
import { TrustPoints } from "./trust-points";

/** The picture fills the hero's height, so on a narrow window it is wider than the window. */
const HERO_SIZES = "(min-width: 768px) max(100vw, 63rem), 54rem";
const CARD_SIZES = "(min-width: 1201px) 24vw, (min-width: 768px) 46vw, 80vw";

export function HomePage() {
  const { site } = useSite();
  const { data: featured } = useSuspenseQuery(featuredOptions(site));
  usePageTitle();
  const [first, second] = featured.results;
  return (
    <>
      <Hero photo={site.theme.hero ?? first?.photo ?? null} />
      <Featured homes={featured.results} total={featured.meta.total_count} />
      <TrustPoints />
      <MapTeaser />
      <Story photo={second?.photo ?? null} />
      <GuestVoices homes={featured.results} />
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
        <h1 className="max-w-3xl text-display-lg text-white">{site.tagline}</h1>
        <div className="max-w-4xl">
          <SearchBar trip={trip} onSearch={search} />
        </div>
      </div>
    </section>
  );
}

function Featured({ homes, total }: { homes: readonly Home[]; total: number }) {
  const { paths } = useSite();
  return (
    <section aria-labelledby="featured" className="container-page py-14 sm:py-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="featured" className="text-display-md">
          {t("site.welcome.featured")}
        </h2>
        <SiteLink
          href={paths.properties()}
          className="inline-flex items-center gap-1.5 rounded-xs font-medium text-accent-text hover:underline"
        >
          {t("site.welcome.seeAll", { count: total })}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </SiteLink>
      </div>
      <ul className="relative -mx-4 flex snap-x scroll-ps-4 gap-4 overflow-x-auto px-4 pb-2 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-9 sm:overflow-visible sm:px-0 lg:grid-cols-4">
        {homes.map((home) => (
          <li key={home.key} className="w-[78vw] shrink-0 snap-start sm:w-auto">
            <PropertyCard home={home} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
