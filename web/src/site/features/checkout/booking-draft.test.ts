import { describe, expect, it } from "vitest";
import type { ApiProblem } from "@/api/errors";
import type { Quote } from "../site";
import { type BookingDraft, draftAfter, draftOf } from "./booking-draft";

const LAST: BookingDraft = {
  property: "0HOME",
  checkIn: "2027-05-01",
  checkOut: "2027-05-04",
  adults: 3,
  children: 1,
  pets: 0,
  smoker: false,
  addons: [],
  promoCodes: ["TIDEPOOL"],
};

const gone = (property?: string): ApiProblem => ({
  kind: "refusal",
  status: property ? 410 : 404,
  code: property ? "expired" : "not_found",
  detail: "",
  data: property ? { property } : {},
});

it("keeps the codes that do not count yet", () => {
  const waiting = { code: "promotion", detail: "", data: { promotion: "WEEK", reason: "min_nights" } };
  const quote = {
    promo_codes: ["TIDEPOOL"],
    promo_errors: [waiting],
    addons: [] as string[],
  } as Partial<Quote> as Quote;
  expect(draftOf(quote).promoCodes).toEqual(["TIDEPOOL", "WEEK"]);
});

describe("an unavailable quote", () => {
  it("keeps the stay that was wanted", () => expect(draftAfter(gone("0HOME"), LAST)).toBe(LAST));

  it("keeps its home when nothing else is known", () => {
    expect(draftAfter(gone("0OTHER"), LAST)).toMatchObject({ property: "0OTHER", checkIn: null, adults: 2 });
  });

  it("keeps the last wanted stay when the server does not know the quote at all", () => {
    expect(draftAfter(gone(), LAST)).toBe(LAST);
    expect(draftAfter(gone(), null)).toBeNull();
  });
});
