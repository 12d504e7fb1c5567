// A home's page: its photos, what it is like, when it is free, and what a stay costs.
import { MapPin, Star } from "lucide-react";
import { t } from "@/i18n/site";
import { PropertyMap } from "../map";
import { factsOf, placeOf, ratingText } from "../properties";
import { QuoteDock, useStayChoice } from "../quote";
import { type Property, usePageTitle } from "../site";
import { Amenities } from "./amenities";
import { Availability } from "./availability";
import { Gallery } from "./gallery";
import { GoodToKnow } from "./good-to-know";
import { Reviews } from "./reviews";
import { Section } from "./section";

export function PropertyPage({ property }: { property: Property }) {
  const choice = useStayChoice(property);
  usePageTitle(property.name);
  return (
    <article className="pb-28 md:pb-20">
      <Gallery photos={property.photos} name={property.name} />
      <div className="container-page grid gap-x-16 md:grid-cols-[minmax(0,1fr)_22rem] md:pt-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 divide-y divide-line">
          <Introduction property={property} />
          <Description text={property.description} />
          <Amenities amenities={property.amenities} />
          <Availability property={property} choice={choice} />
          <Reviews reviews={property.reviews} rating={property.rating} />
          <GoodToKnow property={property} />
          <Place property={property} />
        </div>
        <QuoteDock property={property} choice={choice} />
      </div>
    </article>
  );
}

function Introduction({ property }: { property: Property }) {
  const { rating } = property;
  return (
    <header className="flex flex-col gap-2 py-6 md:py-8">
      <h1 className="text-display-md">{property.name}</h1>
      {property.headline && <p className="text-lg text-ink-muted">{property.headline}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 text-ink-subtle" />
          {placeOf(property)}
        </span>
        {rating && (
          <span className="inline-flex items-center gap-1.5">
            <Star aria-hidden className="size-4 fill-current" />
            <span className="sr-only">
              {t("site.home.rating", { average: ratingText(rating), count: rating.count })}
            </span>
            <span aria-hidden>
              {ratingText(rating)} <span className="text-ink-subtle">({rating.count})</span>
            </span>
          </span>
        )}
      </p>
      <ul className="flex flex-wrap gap-x-2 text-[0.9375rem] text-ink-muted">
        {factsOf(property).map((fact) => (
          <li key={fact} className="not-first:before:me-2 not-first:before:content-['·']">
            {fact}
          </li>
        ))}
      </ul>
    </header>
  );
}

function Description({ text }: { text: string }) {
  return (
    <Section title={t("site.home.about")}>
      <div className="flex max-w-prose flex-col gap-4 text-ink-muted">
        {text
          .split(/\n{2,}/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
    </Section>
  );
}

function Place({ property }: { property: Property }) {
  const place = [property.neighborhood, property.city, property.state].filter(Boolean).join(", ");
  return (
    <Section title={t("site.home.where")}>
      <p className="text-ink-muted">{place}</p>
      <PropertyMap home={property} />
      <p className="text-sm text-ink-subtle">{t("site.home.addressLater")}</p>
    </Section>
  );
}
