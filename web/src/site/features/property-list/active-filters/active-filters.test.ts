import { beforeAll, describe, expect, it } from "vitest";
import { activateSite } from "@/i18n/site";
import { changed, type Search } from "../../search";
import type { Site } from "../../site";
import { activeFilters, chosenFilters, NO_WISHES } from "./active-filters";

beforeAll(() => activateSite("en"));

const site = {
  locations: ["Tern Harbor", "Alder Mill"],
  currency: { code: "USD", symbol: "$" },
  guesty_powered: false,
} as Site;
const names = new Map([["wifi", "Fast wifi"]]);

const everything: Search = {
  checkIn: "2126-12-01",
  checkOut: "2126-12-05",
  adults: 3,
  children: 1,
  locations: ["Tern Harbor"],
  types: ["tree_house"],
  groups: ["Dog friendly"],
  bedrooms: 2,
  bathrooms: 1,
  amenities: ["wifi", "hot_tub"],
  minPrice: 100,
  maxPrice: 300.5,
  minLat: 1,
  maxLat: 2,
  minLon: 3,
  maxLon: 4,
};

const labels = (search: Search, of = site) => activeFilters(of, search, names).map(({ label }) => label);

describe("active filters", () => {
  it("list everything that narrows the search", () => {
    expect(labels(everything)).toEqual([
      "Dec 1\u2009–\u20095",
      "4 guests",
      "Tern Harbor",
      "Tree house",
      "Dog friendly",
      "2+ bedrooms",
      "1+ bathroom",
      "Fast wifi",
      "Hot tub",
      "$100 – $300.50",
      "Area on the map",
    ]);
    expect(labels({ orderBy: "price", offset: 20 })).toEqual([]);
  });

  it("can each be removed alone", () => {
    for (const filter of activeFilters(site, everything, names)) {
      const others = labels(everything).filter((label) => label !== filter.label);
      // Without dates the price limits apply to a night instead of the stay.
      const expected = filter.key === "stay" ? others.filter((label) => !label.startsWith("$")) : others;
      expect(labels(changed(everything, filter.without))).toEqual(expected);
    }
  });

  it("can be removed all at once", () => {
    expect(labels(changed(everything, NO_WISHES))).toEqual([]);
  });

  it("treat a text beside map bounds as their name", () => {
    const { minLat, maxLat, minLon, maxLon } = everything;
    expect(labels({ locations: ["gull"] })).toEqual(["gull"]);
    const named = { minLat, maxLat, minLon, maxLon, locations: ["Astoria, Oregon"] };
    const [area] = activeFilters(site, named, names);
    expect(area?.label).toBe("Astoria, Oregon");
    expect(labels(changed(named, area?.without ?? {}))).toEqual([]);
  });

  it("name a single price limit", () => {
    expect(labels({ minPrice: 100 })).toEqual(["From $100"]);
    expect(labels({ maxPrice: 100 })).toEqual(["Up to $100"]);
  });

  it("are one per filter on the site of a partner system", () => {
    const partner = { ...site, guesty_powered: true };
    expect(labels({ amenities: ["wifi", "hot_tub"], types: ["loft", "house"] }, partner)).toEqual([
      "Loft",
      "Fast wifi",
    ]);
  });

  it("count as filters only when set in the drawer", () => {
    expect(chosenFilters(site, everything, names)).toHaveLength(8);
  });
});
