import { expect, it, test } from "vitest";
import {
  formatHour,
  formatTime,
  HOURS,
  PICKED_MINUTES,
  parseTime,
  pickedMinute,
  writeTime,
} from "./clock-time";

test("a picker offers the minutes 00, 15, 30, 45 of 24 hours", () => {
  expect(PICKED_MINUTES).toEqual([0, 15, 30, 45]);
  expect([HOURS.length, HOURS[0], HOURS[23]]).toEqual([24, 0, 23]);
});

it.each([
  ["15:30", { hour: 15, minute: 30 }],
  ["09:05:00", { hour: 9, minute: 5 }],
  ["24:00", null],
  ["12:60", null],
  ["noon", null],
  ["", null],
  [null, null],
])("%o is read as %o", (text, time) => expect(parseTime(text)).toEqual(time));

test("times are written with two digits", () => expect(writeTime(9, 0)).toBe("09:00"));

it.each([
  [0, 0],
  [14, 0],
  [15, 15],
  [59, 45],
])("minute %i is shown as %i", (minute, shown) => expect(pickedMinute(minute)).toBe(shown));

test("hours are formatted for people", () => {
  expect(formatHour(15, "en-US").replaceAll(/\s/g, " ")).toBe("3 PM");
  expect(formatHour(15, "de-DE")).toBe("15 Uhr");
});

test("a time of day is formatted for the locale, and left unchanged if invalid", () => {
  expect(formatTime("16:00", "en-US").replace("\u202f", " ")).toBe("4:00 PM");
  expect(formatTime("09:30:00", "de-DE")).toBe("09:30");
  expect(formatTime("late", "en-US")).toBe("late");
});
