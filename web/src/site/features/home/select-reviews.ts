// Selects the homes and reviews to quote on the front page.
import type { PropertyCard, Review } from "../site";

const MIN_RATING = 4;
const MIN_LENGTH = 60;

const scoreOf = ({ rating }: PropertyCard) => (rating ? rating.average * Math.log1p(rating.count) : 0);

/** The homes with the best ratings; many good ratings count more than a single perfect one. */
export const topRated = (homes: readonly PropertyCard[], count: number) =>
  homes
    .filter((home) => home.rating && home.rating.average >= MIN_RATING)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, count);

/** The best review with a text; of equals the newest. */
export const reviewToQuote = (reviews: readonly Review[]): Review | undefined =>
  reviews
    .toSorted(
      (one, other) =>
        Number(other.body.length >= MIN_LENGTH) - Number(one.body.length >= MIN_LENGTH) ||
        other.rating - one.rating ||
        other.stayed_on.localeCompare(one.stayed_on),
    )
    .at(0);
