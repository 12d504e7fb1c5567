import { expect, it } from "vitest";
import type { PropertyCard, Review } from "../site";
import { reviewToQuote, topRated } from "./select-reviews";

const home = (key: string, average: number, count: number) =>
  ({ key, rating: count > 0 ? { average, count } : null }) as PropertyCard;

const review = (rating: number, stayed_on: string, body: string): Review => ({
  author: "Ada",
  title: "",
  rating,
  stayed_on,
  body,
});

const LONG = "We heard the sea from every room, and somebody had left us a warm loaf of bread.";

it("prefers homes with many good ratings", () => {
  const homes = [home("one perfect", 5, 1), home("many", 4.8, 40), home("none", 0, 0), home("poor", 3.9, 90)];
  expect(topRated(homes, 2).map(({ key }) => key)).toEqual(["many", "one perfect"]);
});

it("picks the best review with a text, of equals the newest", () => {
  const reviews = [
    review(5, "2026-08-01", "Great!"),
    review(4, "2026-09-01", LONG),
    review(5, "2026-05-01", LONG),
    review(5, "2026-06-01", LONG),
  ];
  expect(reviewToQuote(reviews)).toBe(reviews[3]);
  expect(reviewToQuote([])).toBeUndefined();
});
