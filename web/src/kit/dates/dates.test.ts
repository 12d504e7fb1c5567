import { CalendarDate } from "@internationalized/date";
import { describe, expect, it, test } from "vitest";
import {
  dateIn,
  formatDate,
  formatDateRange,
  isSameDate,
  nightsBetween,
  parseIsoDate,
  toIsoDate,
  weekdayOf,
} from "./civil-date";
import {
  CHECK_OUT_YEARS_AHEAD,
  earliestCheckIn,
  earliestCheckOut,
  latestCheckOut,
  repairCheckOut,
} from "./stay-dates";

const date = (text: string) => {
  const parsed = parseIsoDate(text);
  if (!parsed) throw new Error(`not a date: ${text}`);
  return parsed;
};

describe("civil dates", () => {
  it("parses and formats YYYY-MM-DD and nothing else", () => {
    expect(toIsoDate(date("2027-03-14"))).toBe("2027-03-14");
    for (const bad of [
      "",
      null,
      undefined,
      "2027-02-30",
      "2027-3-14",
      "14.03.2027",
      "2027-03-14T00:00:00Z",
      "today",
    ]) {
      expect(parseIsoDate(bad)).toBeNull();
    }
  });

  it("counts nights across a change of clocks and of year", () => {
    expect(nightsBetween(date("2027-03-26"), date("2027-03-30"))).toBe(4);
    expect(nightsBetween(date("2026-12-30"), date("2027-01-02"))).toBe(3);
    expect(nightsBetween(date("2028-02-28"), date("2028-03-01"))).toBe(2);
  });

  it("numbers weekdays from 0 Sunday to 6 Saturday", () => {
    expect(weekdayOf(date("2026-11-15"))).toBe(0);
    expect(weekdayOf(date("2026-11-20"))).toBe(5);
    expect(weekdayOf(date("2026-11-21"))).toBe(6);
  });

  it("returns today at the property, not at the reader", () => {
    const instant = new Date("2026-11-15T23:30:00Z");
    expect(toIsoDate(dateIn("Asia/Tokyo", instant))).toBe("2026-11-16");
    expect(toIsoDate(dateIn("America/Los_Angeles", instant))).toBe("2026-11-15");
  });

  it("compares by day", () => {
    expect(isSameDate(date("2027-01-01"), new CalendarDate(2027, 1, 1))).toBe(true);
    expect(isSameDate(date("2027-01-01"), null)).toBe(false);
    expect(isSameDate(null, null)).toBe(true);
  });

  it("formats dates and ranges for the locale", () => {
    expect(formatDate(date("2027-06-03"), "en-US")).toBe("Jun 3, 2027");
    expect(formatDate(date("2027-06-03"), "de-DE", "long")).toBe("Donnerstag, 3. Juni 2027");
    expect(formatDateRange(date("2027-06-03"), date("2027-06-08"), "en-US").replaceAll(/\s/g, " ")).toBe(
      "Jun 3 – 8",
    );
  });
});

describe("check-in and check-out", () => {
  const today = date("2026-11-15");

  test("check-in minimum is today", () => {
    expect(earliestCheckIn(today)).toBe(today);
  });

  test("check-out minimum is check-in plus one day", () => {
    expect(toIsoDate(earliestCheckOut(date("2026-12-31")))).toBe("2027-01-01");
  });

  test("check-out is selectable up to 3 years ahead", () => {
    expect(CHECK_OUT_YEARS_AHEAD).toBe(3);
    expect(toIsoDate(latestCheckOut(today))).toBe("2029-11-15");
  });

  it.each([
    ["2026-12-20", "2026-12-20"],
    ["2026-12-24", "2026-12-24"],
    ["2026-12-18", "2026-12-19"],
  ])("with check-in 2026-12-18, check-out %s becomes %s", (checkOut, repaired) => {
    expect(toIsoDate(repairCheckOut(date("2026-12-18"), date(checkOut)))).toBe(repaired);
  });

  it("sets check-out to check-in plus 1 day when it is missing or before", () => {
    expect(toIsoDate(repairCheckOut(date("2026-12-18"), null))).toBe("2026-12-19");
    expect(toIsoDate(repairCheckOut(date("2026-12-18"), date("2026-12-01")))).toBe("2026-12-19");
  });
});
