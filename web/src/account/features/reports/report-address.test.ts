// Tests how the address of a report becomes the query to the server.
import { expect, test } from "vitest";
import {
  monthChoices,
  monthLater,
  queryOf,
  usualPeriods,
  withParameters,
  yearBefore,
} from "./report-address";

test("months are counted over the turn of the year", () => {
  expect(monthLater("2026-01", -1)).toBe("2025-12");
  expect(monthLater("2026-12", 1)).toBe("2027-01");
  expect(monthLater("2026-07", -12)).toBe("2025-07");
});

test("what is no month is left to the server, what is unknown is not asked", () => {
  const query = queryOf(new URLSearchParams("from=2026-13&to=2026-07&by=colour&source=none&currency=USD"));
  expect(query.toString()).toBe("to=2026-07&by=month&source=none");
});

test("the year before is asked with the same filters", () => {
  const before = yearBefore(new URLSearchParams("by=month&property=A"), "2026-01", "2026-07");
  expect(before.toString()).toBe("by=month&property=A&from=2025-01&to=2025-07");
});

test("a filter that is taken away leaves the address", () => {
  expect(
    withParameters(new URLSearchParams("source=A&by=source"), { source: null, from: "2026-01" }).toString(),
  ).toBe("by=source&from=2026-01");
});

test("the usual periods are whole years and the twelve months around", () => {
  const periods = usualPeriods("2026-07").map(({ from, to }) => `${from}/${to}`);
  expect(periods).toEqual(["2025-08/2026-07", "2026-01/2026-12", "2025-01/2025-12", "2026-07/2027-06"]);
});

test("a month of the address can be chosen however long ago it is", () => {
  const months = monthChoices("2026-07", ["2019-03"]);
  expect(months.at(-1)).toBe("2019-03");
  expect(months[0]).toBe("2027-07");
  expect(new Set(months).size).toBe(months.length);
});
