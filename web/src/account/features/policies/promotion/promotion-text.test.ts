import { expect, test } from "vitest";
import { promotionText } from "./promotion-text";

const promotion = {
  kind: "percent",
  base: "rent",
  basis_points: 1250,
  amount: 0,
  free_nights: 0,
  max_discount: null,
  book_from: null,
  book_until: null,
  stay_from: null,
  stay_until: null,
  min_nights: null,
  max_uses: null,
  uses: 0,
  stackable: false,
} as const;

test("a promotion is said in words", () => {
  expect(promotionText(promotion, "USD")).toEqual([
    "12.5 % off the rent.",
    "Can’t be combined: guests get the best of several codes.",
  ]);
  const rich = {
    ...promotion,
    kind: "amount",
    base: "rent_and_fees",
    amount: 5_000,
    max_discount: 4_000,
    book_until: "2027-05-01",
    stay_from: "2027-06-01",
    stay_until: "2027-06-30",
    min_nights: 3,
    max_uses: 10,
    uses: 4,
    stackable: true,
  } as const;
  expect(promotionText(rich, "USD")).toEqual([
    "$50.00 off the rent and fees.",
    "Up to $40.00.",
    "Booked until May 1, 2027.",
    "For stays between Jun 1, 2027 and Jun 30, 2027.",
    "For stays of 3 nights or more.",
    "Used 4 of 10 times.",
    "Can be combined with other combinable codes.",
  ]);
  expect(promotionText({ ...promotion, kind: "free_nights", free_nights: 1 }, "USD")[0]).toBe(
    "The cheapest night is free.",
  );
});
