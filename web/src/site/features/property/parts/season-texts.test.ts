import { beforeAll, describe, expect, it } from "vitest";
import { activateSite } from "@/i18n/site";
import { parseIsoDate } from "@/kit/dates/civil-date";
import type { ListingRate } from "../../site";
import { isOver, seasonDates, stayLength } from "./season-texts";

beforeAll(() => activateSite("en"));

const today = parseIsoDate("2026-11-15") ?? expect.fail("not a date");

const rate = (parts: Partial<ListingRate>) =>
  ({ base_rate: false, repeat: false, start_date: null, end_date: null, ...parts }) as ListingRate;

const summer = { start_date: "2026-06-19", end_date: "2026-09-06" };

/** Replaces the thin spaces of formatted dates. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

describe("the texts of a season", () => {
  it("has its dates, with the year unless it repeats every year", () => {
    expect(plain(seasonDates(rate(summer)))).toBe("Jun 19 – Sep 6, 2026");
    expect(plain(seasonDates(rate({ ...summer, repeat: true })))).toBe("Jun 19 – Sep 6, every year");
    const holidays = { start_date: "2026-12-18", end_date: "2027-01-03", repeat: true };
    expect(seasonDates(rate(holidays))).toBe("Dec 18 – Jan 3, every year");
    expect(seasonDates(rate({ base_rate: true }))).toBe("All other nights");
  });

  it("says the minimum stay, or that its nights are sold together", () => {
    expect(stayLength(rate({ min_nights: 3 }))).toBe("3 nights");
    expect(stayLength(rate({ duration: 3, min_nights: 3 }))).toBe("3 nights together");
    expect(stayLength(rate({}))).toBe("");
  });

  it("is over after its last night, unless it repeats", () => {
    expect(isOver(rate(summer), today)).toBe(true);
    expect(isOver(rate({ ...summer, repeat: true }), today)).toBe(false);
    expect(isOver(rate({ base_rate: true }), today)).toBe(false);
  });
});
