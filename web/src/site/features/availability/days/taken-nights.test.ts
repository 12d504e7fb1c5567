import { describe, expect, it } from "vitest";
import { type CalendarDate, parseIsoDate } from "@/kit/dates/civil-date";
import { closedDay } from "./taken-nights";

const day = (text: string): CalendarDate => {
  const date = parseIsoDate(`2026-12-${text}`);
  if (!date) throw new Error(`not a day: ${text}`);
  return date;
};

const taken = [{ start: "2026-12-10", end: "2026-12-14" }];

describe("days that a calendar closes", () => {
  const isClosed = closedDay(taken);

  it("are the taken nights while check-in is picked; another guest's departure day is free", () => {
    expect(["09", "10", "13", "14"].map((text) => isClosed(day(text), null))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("let check-out fall on the first taken night, but not span it", () => {
    const anchor = day("07");
    expect(["08", "10", "11", "14", "20"].map((text) => isClosed(day(text), anchor))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it("work backwards as well, when the last day is picked first", () => {
    const anchor = day("16");
    expect(["14", "13", "09"].map((text) => isClosed(day(text), anchor))).toEqual([false, true, true]);
  });

  it("include a day between guests where the home allows no same-day turnover", () => {
    const closed = closedDay(taken, false);
    expect(["08", "09", "14", "15"].map((text) => closed(day(text), null))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(closed(day("10"), day("07"))).toBe(true);
    expect(closed(day("09"), day("07"))).toBe(false);
  });
});
