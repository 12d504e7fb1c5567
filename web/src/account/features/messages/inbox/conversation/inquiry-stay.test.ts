import { expect, test } from "vitest";
import type { Thread } from "../../api-types";
import { inquiryStay } from "./inquiry-stay";

const THREAD = {
  property: "home",
  property_name: "Agate House",
  guest_name: "Ana María Ruiz",
  guest_email: "ana@guest.test",
  guest_phone: "+34 600 100 200",
  check_in: "2027-05-01",
  check_out: "2027-05-06",
  adults: 3,
  children: 1,
  pets: 0,
} as Thread;

test("what a guest asks about is what a booking begins with", () => {
  expect(inquiryStay(THREAD)).toMatchObject({
    property: "home",
    property_name: "Agate House",
    check_in: "2027-05-01",
    check_out: "2027-05-06",
    adults: 3,
    children: 1,
    first_name: "Ana María",
    last_name: "Ruiz",
    email: "ana@guest.test",
    phone: "+34 600 100 200",
    total: null,
  });
});

test("without a home or dates there is nothing to book", () => {
  expect(inquiryStay({ ...THREAD, property: null })).toBeNull();
  expect(inquiryStay({ ...THREAD, check_out: null })).toBeNull();
});

test("who did not say how many come comes as two", () => {
  const stay = inquiryStay({ ...THREAD, adults: null, children: null, pets: null, guest_name: "Ana" });
  expect(stay).toMatchObject({ adults: 2, children: 0, pets: 0, first_name: "Ana", last_name: "" });
});
