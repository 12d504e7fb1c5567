// Selects the homes and reviews to quote on the front page.
import type { PropertyCard, Review } from "../site";

const LEAST_RATING = 4;
const LEAST_LENGTH = 60;

const scoreOf = ({ rating }: PropertyCard) => (rating ? rating.average * Math.log1p(rating.count) : 0);

/** The homes with the best ratings; many good ratings count more than a single perfect one. */
export const bestLoved = (homes: readonly PropertyCard[], count: number) =>
  homes
    .filter((home) => home.rating && home.rating.average >= LEAST_RATING)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, count);

/** The best review with a text; of equals the newest. */
export const voiceOf = (reviews: readonly Review[]): Review | undefined =>
  reviews
    .toSorted(
      (one, other) =>
        Number(other.body.length >= LEAST_LENGTH) - Number(one.body.length >= LEAST_LENGTH) ||
        other.rating - one.rating ||
        other.stayed_on.localeCompare(one.stayed_on),
    )
    .at(0);
