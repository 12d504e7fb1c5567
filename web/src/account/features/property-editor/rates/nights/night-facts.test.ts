import { describe, expect, it } from "vitest";
import type { Rate } from "../../data/api-types";
import { nightFacts, runFor, runOn } from "./night-facts";

const SUMMER = { key: "s", week_night: 10_000, weekend_night: null, min_nights: 3 } as Rate;
const fair = { start: "2027-05-03", end: "2027-05-08", amount: 30_000, closed: false };

describe("what a night shows", () => {
  it("is what the server says, whatever was typed", () => {
    const priced = { price: 12_500, minNights: 2, isTaken: true };
    expect(nightFacts(SUMMER, fair, priced)).toEqual({
      rate: SUMMER,
      price: 12_500,
      minNights: 2,
      hasOwn: true,
      isClosed: false,
      isTaken: true,
    });
  });

  it("is no price where the server has none", () => {
    expect(nightFacts(null, undefined, { price: null, minNights: 1, isTaken: false }).price).toBeNull();
  });

  it("is what was typed before the home is on sale", () => {
    expect(nightFacts(SUMMER, undefined, undefined)).toMatchObject({ price: 10_000, minNights: 3 });
    expect(nightFacts(SUMMER, fair, undefined)).toMatchObject({ price: 30_000, hasOwn: true });
    expect(nightFacts(SUMMER, { ...fair, amount: null, closed: true }, undefined).isClosed).toBe(true);
  });

  it("guesses no weekends", () => {
    expect(nightFacts({ ...SUMMER, weekend_night: 14_000 }, undefined, undefined).price).toBeNull();
    expect(nightFacts({ ...SUMMER, weekend_night: 10_000 }, undefined, undefined).price).toBe(10_000);
  });
});

it("finds what is said of a night, up to its last one", () => {
  expect(runOn([fair], "2027-05-07")).toBe(fair);
  expect(runOn([fair], "2027-05-08")).toBeUndefined();
});

describe("a form for nights", () => {
  it("begins with what all of them have", () => {
    expect(runFor([fair], "2027-05-04", "2027-05-07")).toEqual({
      ...fair,
      start: "2027-05-04",
      end: "2027-05-08",
    });
  });

  it("begins empty where they differ", () => {
    expect(runFor([fair], "2027-05-01", "2027-05-07")).toEqual({
      start: "2027-05-01",
      end: "2027-05-08",
      closed: false,
    });
  });
});
