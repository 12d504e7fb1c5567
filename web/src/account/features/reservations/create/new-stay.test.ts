import { expect, test } from "vitest";
import { EMPTY_DRAFT, reservationOf, stayOf } from "./new-stay";

const DRAFT = {
  ...EMPTY_DRAFT,
  property: "h1",
  check_in: "2027-06-03",
  check_out: "2027-06-08",
  first_name: "Bea",
};

test("nothing is priced before there is a home and a stay", () => {
  expect(stayOf(EMPTY_DRAFT)).toBeNull();
  expect(stayOf({ ...DRAFT, check_out: "" })).toBeNull();
  expect(reservationOf({ ...DRAFT, property: null })).toBeNull();
});

test("a price of one's own is sent only while it is wanted, a code without its spaces", () => {
  expect(stayOf({ ...DRAFT, total: 9_000, promo_code: " SPRING " })).toMatchObject({
    total: null,
    promo_codes: ["SPRING"],
  });
  expect(stayOf({ ...DRAFT, total: 9_000, has_own_price: true })?.total).toBe(9_000);
});

test("who has no address gets no letter", () => {
  expect(reservationOf(DRAFT)?.notify).toBe(false);
  expect(reservationOf({ ...DRAFT, email: "bea@guest.test" })?.notify).toBe(true);
});
