import { expect, test } from "vitest";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { nearestStays } from "./nearest-stays";

const date = (text: string) => parseIsoDate(text) ?? expect.fail(`not a date: ${text}`);
const day = (from: number, total: number | null) => ({
  check_in: `2027-01-${String(from).padStart(2, "0")}`,
  check_out: `2027-01-${String(from + 3).padStart(2, "0")}`,
  total,
});

test("the nearest available days come first, and of two equally near the later", () => {
  const wanted = { checkIn: date("2027-01-10"), checkOut: date("2027-01-13") };
  const days = [
    day(6, 90_000),
    day(8, 50_000),
    day(9, null),
    day(10, null),
    day(12, 70_000),
    day(20, 10_000),
  ];
  expect(nearestStays(days, wanted).map(({ checkIn }) => checkIn.day)).toEqual([12, 8, 6, 20]);
});
