// Guest reviews of a home.
import { Star } from "lucide-react";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { dateFormat } from "@/kit/formats";
import { ratingText } from "../../properties";
import type { Property, Review } from "../../site";
import { Section } from "./section";

type ReviewsProps = Pick<Property, "reviews" | "rating">;

export function Reviews({ reviews, rating }: ReviewsProps) {
  if (reviews.length === 0 || !rating) return null;
  return (
    <Section title={t("site.home.reviews", { average: ratingText(rating), count: rating.count })}>
      <Stars rating={Math.round(rating.average)} size="size-5" />
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {reviews.map((review) => (
          <li key={`${review.author} ${review.stayed_on}`} className="flex flex-col gap-2">
            <p className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{review.author}</span>
              <span className="text-sm text-ink-subtle">{monthText(review.stayed_on)}</span>
            </p>
            <Stars rating={review.rating} />
            {review.title && <p className="font-medium">{review.title}</p>}
            <p className="text-ink-muted">{review.body}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const MAX_STARS = 5;

function Stars({ rating, size = "size-3.5" }: Pick<Review, "rating"> & { size?: string }) {
  return (
    <p role="img" aria-label={t("site.home.stars", { rating: String(rating) })} className="flex gap-0.5">
      {Array.from({ length: MAX_STARS }, (_, star) => star).map((star) => (
        <Star
          key={star}
          aria-hidden
          className={`${size} ${star < rating ? "fill-current text-ink" : "text-line-strong"}`}
        />
      ))}
    </p>
  );
}

const monthText = (iso: string) =>
  dateFormat(currentFormat(), { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(iso));
