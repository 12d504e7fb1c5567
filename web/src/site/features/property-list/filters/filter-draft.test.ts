import { expect, test } from "vitest";
import type { Search } from "../../search";
import type { Site } from "../../site";
import { choicesIn, filterChange, liveValuesIn, NO_CHOICES, NO_LIVE_VALUES } from "./filter-draft";

const site = { locations: ["Tern Harbor"] } as Site;

test("filters survive the round trip through the drawer", () => {
  const search: Search = {
    locations: ["Tern Harbor", "gull house"],
    types: ["loft", "cabin"],
    groups: ["Family"],
    amenities: ["wifi"],
    bedrooms: 2,
    bathrooms: 1,
    minPrice: 100,
    maxPrice: 300,
  };
  expect(filterChange(choicesIn(site, search), liveValuesIn(site, search))).toEqual(search);
});

test("no choice leaves nothing in the address", () => {
  const change = filterChange(NO_CHOICES, { ...NO_LIVE_VALUES, text: "  " });
  expect(Object.values(change).every((value) => value === undefined)).toBe(true);
  expect(filterChange(choicesIn(site, {}), liveValuesIn(site, {}))).toEqual(change);
});
