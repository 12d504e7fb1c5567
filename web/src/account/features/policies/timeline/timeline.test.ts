import { expect, test } from "vitest";
import { placeOf } from "./timeline";

test("a day stands where it is between booking and arrival", () => {
  const place = (day: string) => placeOf(day, "2027-03-01", "2027-03-11");
  expect(["2027-03-01", "2027-03-06", "2027-03-11", "2027-04-01"].map(place)).toEqual([0, 50, 100, 100]);
  expect(placeOf("2027-03-01", "2027-03-01", "2027-03-01")).toBe(0);
});
