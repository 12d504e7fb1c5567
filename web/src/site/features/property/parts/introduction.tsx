// Name, place, rating and capacity of a home; and a share button.
import { MapPin, Star } from "lucide-react";
import { t } from "@/i18n/site";
import { factsOf, placeOf, ratingText } from "../../properties";
import type { Property } from "../../site";
import { ShareButton } from "./share-button";

export function Introduction({ property }: { property: Property }) {
  const { rating } = property;
  return (
    <header className="relative flex flex-col gap-2 py-6 md:py-8">
      <h1 className="pe-12 text-display-md sm:pe-28">{property.name}</h1>
      <ShareButton property={property} />
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
          <li key={fact} className="not-last:after:ms-2 not-last:after:content-['·']">
            {fact}
          </li>
        ))}
      </ul>
    </header>
  );
}
