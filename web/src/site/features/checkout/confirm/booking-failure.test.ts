// What the guest is offered when booking failed.
import { beforeAll, expect, test } from "vitest";
import { ApiError, RESERVATION_LOCKED } from "@/api/errors";
import { activateSite } from "@/i18n/site";
import { failureOf, isBeingBooked } from "./booking-failure";

beforeAll(() => activateSite("en"));

const refused = (status: number, code: string | number, data = {}) =>
  new ApiError({ kind: "refusal", status, code, detail: "No.", data });

test("an unavailable partner leads to the owner's e-mail address", () => {
  const failure = failureOf(refused(400, "partner_unavailable", { email: "owner@partner.test" }));
  expect(failure).toMatchObject({ kind: "partner", email: "owner@partner.test" });
  expect(failure).toHaveProperty("message", expect.stringContaining("isn’t responding"));
});

test("without an address there is only a text", () => {
  expect(failureOf(refused(400, "partner_unavailable"))).toMatchObject({ kind: "other" });
});

test("every other failure suggests a remedy", () => {
  expect(failureOf(refused(409, "overlap"))).toEqual({ kind: "overlap" });
  expect(failureOf(refused(402, "payment_declined"))).toEqual({ kind: "payment", message: "No." });
  const unsigned = new ApiError({
    kind: "fields",
    status: 400,
    fields: { record_agreement: ["Sign first."] },
  });
  expect(failureOf(unsigned)).toEqual({ kind: "other", message: "Sign first." });
  expect(failureOf(new ApiError({ kind: "unreachable", status: 500 }))).toMatchObject({ kind: "other" });
});

test("a booking in progress is no failure", () => {
  expect(isBeingBooked(refused(409, RESERVATION_LOCKED))).toBe(true);
  expect(isBeingBooked(refused(409, "overlap"))).toBe(false);
});
