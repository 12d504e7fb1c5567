import { describe, expect, it } from "vitest";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { partyOf, stayChange, stayOf, tripChange, tripOf } from "./trip";

const today = parseIsoDate("2026-11-15") ?? never();

function never(): never {
  throw new Error("not a date");
}

const isoStay = (checkIn: string | undefined, checkOut: string | undefined) =>
  stayChange(stayOf({ checkIn, checkOut }, today));

describe("the stay of a search", () => {
  it("has the two dates", () => {
    expect(isoStay("2026-12-01", "2026-12-05")).toEqual({ checkIn: "2026-12-01", checkOut: "2026-12-05" });
  });

  it("moves a check-out that is not after check-in to the next day", () => {
    const repaired = { checkIn: "2026-12-01", checkOut: "2026-12-02" };
    expect(isoStay("2026-12-01", "2026-12-01")).toEqual(repaired);
    expect(isoStay("2026-12-01", "2026-11-20")).toEqual(repaired);
    expect(isoStay("2026-12-01", undefined)).toEqual(repaired);
    expect(isoStay("2026-12-01", "soon")).toEqual(repaired);
  });

  it("is null without a check-in, or with one in the past", () => {
    expect(stayOf({ checkOut: "2026-12-05" }, today)).toBeNull();
    expect(stayOf({ checkIn: "2026-11-14", checkOut: "2026-12-05" }, today)).toBeNull();
    expect(isoStay("2026-11-15", "2026-11-16")).toEqual({ checkIn: "2026-11-15", checkOut: "2026-11-16" });
  });
});

describe("the party of a search", () => {
  it("defaults to two adults, and is never empty", () => {
    expect(partyOf({})).toEqual({ adults: 2, children: 0 });
    expect(partyOf({ adults: 0, children: -1 })).toEqual({ adults: 1, children: 0 });
  });

  it("counts guests as adults where only their number is given", () => {
    expect(partyOf({ guests: 5 })).toEqual({ adults: 5, children: 0 });
    expect(partyOf({ guests: 5, adults: 3, children: 2 })).toEqual({ adults: 3, children: 2 });
    expect(partyOf({ guests: 5, children: 1 })).toEqual({ adults: 2, children: 1 });
  });
});

describe("a trip", () => {
  it("survives the round trip through the search", () => {
    const search = {
      checkIn: "2026-12-01",
      checkOut: "2026-12-05",
      adults: 3,
      children: 1,
      locations: ["Tern Harbor", "Alder Mill"],
    };
    expect(tripChange(tripOf(search, today))).toEqual(search);
  });
});
