import { describe, expect, it } from "vitest";
import { parseIsoDate } from "@/kit/dates/civil-date";
import type { Quote, Reservation } from "../../site";
import { changeOf, wishOf } from "./wish";

const RESERVATION = {
  check_in: "2027-06-03",
  check_out: "2027-06-08",
  adults: 2,
  children: 1,
  pets: 0,
  smoker: false,
} as Reservation;

const QUOTE = {
  fees: [
    { key: "cot", optional: true, selected: true },
    { key: "wood", optional: true, selected: false },
    { key: "cleaning", optional: false, selected: true },
    { key: null, optional: false, selected: true },
  ],
} as unknown as Quote;

const wish = wishOf(RESERVATION, QUOTE);
const of = (change: Partial<typeof wish>) => changeOf({ ...wish, ...change }, RESERVATION, QUOTE);

const stay = (from: string, until: string) => {
  const [checkIn, checkOut] = [parseIsoDate(from), parseIsoDate(until)];
  if (!checkIn || !checkOut) throw new Error("no dates");
  return { checkIn, checkOut };
};

describe("what a guest wants to change", () => {
  it("is nothing at first, and nothing again once it is taken back", () => {
    expect(changeOf(wish, RESERVATION, QUOTE)).toBeNull();
    expect(of({ stay: stay("2027-06-03", "2027-06-08") })).toBeNull();
    expect(of({ addons: ["cot"] })).toBeNull();
  });

  it("holds only what differs", () => {
    expect(of({ stay: stay("2027-06-03", "2027-06-09") })).toEqual({
      check_in: "2027-06-03",
      check_out: "2027-06-09",
    });
    expect(of({ party: { ...wish.party, adults: 3, pets: 1 } })).toEqual({ adults: 3, pets: 1 });
    expect(of({ addons: ["cot", "wood"] })).toEqual({ addons: ["cot", "wood"] });
    expect(of({ addons: [] })).toEqual({ addons: [] });
  });
});
