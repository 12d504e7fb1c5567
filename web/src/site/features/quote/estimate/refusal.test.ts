import { beforeAll, describe, expect, it, test } from "vitest";
import type { ApiProblem } from "@/api/errors";
import { activateSite } from "@/i18n/site";
import { nearestStays, refusalText } from "./refusal";

beforeAll(() => activateSite("en"));

const refusal = (code: string, data: Record<string, unknown> = {}): ApiProblem => ({
  kind: "refusal",
  status: 400,
  code,
  detail: "The server's own words.",
  data,
});

describe("the text of a refusal", () => {
  test.each([
    ["min_stay", { min_nights: 5 }, "5 nights"],
    ["max_guests", { max_guests: 6 }, "6 guests"],
    ["check_in_day", { days: [5, 6] }, "Friday or Saturday"],
    ["lead_time", { earliest: "2026-12-03" }, "Dec 3, 2026"],
    ["pets", { max_pets: 0 }, "Pets are not allowed"],
  ])("%s says what to do", (code, data, words) => {
    expect(refusalText(refusal(code, data))).toContain(words);
  });

  it("falls back to the server's words for a code it does not know", () => {
    expect(refusalText(refusal("brand_new"))).toBe("The server's own words.");
    expect(refusalText({ kind: "fields", status: 400, fields: { adults: ["Too many."] } })).toBe("Too many.");
  });
});

describe("the alternative stays", () => {
  it("are read from the data, and invalid ones are left out", () => {
    const problem = refusal("overlap", {
      nearest: [{ check_in: "2026-12-07", check_out: "2026-12-11" }, { check_in: "soon" }],
    });
    expect(nearestStays(problem).map((stay) => stay.checkIn.toString())).toEqual(["2026-12-07"]);
    expect(nearestStays(refusal("overlap"))).toEqual([]);
    expect(nearestStays({ kind: "unreachable", status: null })).toEqual([]);
  });
});
