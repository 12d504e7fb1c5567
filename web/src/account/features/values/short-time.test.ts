import { expect, test } from "vitest";
import { shortTime } from "./short-time";

test("a time is short: the hour today, the day lately, the date long ago", () => {
  const now = new Date(2027, 4, 10, 12);
  expect(shortTime(new Date(2027, 4, 10, 9, 5).toISOString(), now)).toMatch(/^9:05/);
  expect(shortTime(new Date(2027, 3, 2).toISOString(), now)).toBe("Apr 2");
  expect(shortTime(new Date(2025, 3, 2).toISOString(), now)).toMatch(/25$/);
});
