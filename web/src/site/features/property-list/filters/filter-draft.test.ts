import { expect, test } from "vitest";
import type { Search } from "../../search";
import type { Site } from "../../site";
import { filterChange, movingIn, NOTHING_MOVING, NOTHING_TICKED, tickedIn } from "./filter-draft";

const site = { locations: ["Tern Harbor"] } as Site;

test("filters survive the round trip through the drawer", () => {
  const search: Search = {
    locations: ["Tern Harbor", "gull house"],
    types: ["loft", "cabin"],
    groups: ["Family"],
    amenities: ["wifi"],
    bedrooms: 2,
    bathrooms: 1,
    minPrice: 10_000,
    maxPrice: 30_000,
  };
  expect(filterChange(tickedIn(site, search), movingIn(site, search))).toEqual(search);
});

test("no choice leaves nothing in the address", () => {
  const change = filterChange(NOTHING_TICKED, { ...NOTHING_MOVING, text: "  " });
  expect(Object.values(change).every((value) => value === undefined)).toBe(true);
  expect(filterChange(tickedIn(site, {}), movingIn(site, {}))).toEqual(change);
});
