import { describe, expect, it, test } from "vitest";
import type { Search } from "../search";
import type { Site } from "../site";
import { listQuery, PAGE_SIZE } from "./list-query";

const site = {
  namespace: "harbor-pine",
  locations: ["Tern Harbor", "Alder Mill"],
  guesty_powered: false,
  currency: { code: "USD", symbol: "$" },
} as Site;

/** The parameters that are sent. */
const sent = (search: Search, of = site) =>
  Object.fromEntries(Object.entries(listQuery(of, search)).filter(([, value]) => value !== undefined));

const FIRST = { name_space: "harbor-pine", offset: 0, limit: 20 };

describe("a list request", () => {
  it("requests 20 homes, starting at the first", () => {
    expect(PAGE_SIZE).toBe(20);
    expect(sent({})).toEqual(FIRST);
  });

  it("joins several values by semicolons", () => {
    expect(
      sent({ types: ["loft", "cabin"], amenities: ["wifi", "hot_tub"], groups: ["Family"], bedrooms: 2 }),
    ).toEqual({
      ...FIRST,
      property_type: "loft;cabin",
      amenities: "wifi;hot_tub",
      group: "Family",
      bedrooms: 2,
    });
  });

  it("sends one value per filter on the site of a partner system", () => {
    const partner = { ...site, guesty_powered: true };
    expect(sent({ types: ["loft", "cabin"], amenities: ["wifi", "hot_tub"] }, partner)).toEqual({
      ...FIRST,
      property_type: "loft",
      amenities: "wifi",
    });
  });

  it("sends places that the site knows as cities and searches for all other text", () => {
    expect(sent({ locations: ["Tern Harbor", "gull", "Alder Mill"] })).toEqual({
      ...FIRST,
      city: "Tern Harbor;Alder Mill",
      search: "gull",
    });
  });

  it("sends dates only while they are in the future", () => {
    expect(sent({ checkIn: "2126-12-01", checkOut: "2126-12-05" })).toMatchObject({
      check_in: "2126-12-01",
      check_out: "2126-12-05",
    });
    expect(sent({ checkIn: "2020-12-01", checkOut: "2020-12-05" })).toEqual(FIRST);
  });

  it("sends the map bounds with all four edges, and only then distances", () => {
    const edges = { minLat: 1, maxLat: 2, minLon: 3, maxLon: 4 };
    const area = { min_lat: 1, max_lat: 2, min_lng: 3, max_lng: 4 };
    expect(sent({ ...edges, orderBy: "distance" })).toEqual({ ...FIRST, ...area, order_by: "distance" });
    expect(sent({ minLat: 1, orderBy: "distance" })).toEqual(FIRST);
  });

  test.each<Search>([
    { orderBy: "random" },
    { adults: -1 },
    { bedrooms: 1.5 },
    { limit: 0 },
    { offset: -20 },
    { minPrice: -1 },
  ])("leaves out what the server would refuse: %o", (search) => {
    expect(sent(search)).toEqual(FIRST);
  });

  it("sends prices in minor units", () => {
    expect(sent({ minPrice: 100, maxPrice: 300.5 })).toEqual({
      ...FIRST,
      min_price: 10_000,
      max_price: 30_050,
    });
    const yen = { ...site, currency: { code: "JPY", symbol: "¥" } };
    expect(sent({ maxPrice: 90_000 }, yen)).toEqual({ ...FIRST, max_price: 90_000 });
  });

  it("requests at most 100 homes", () => {
    expect(sent({ limit: 5000 })).toEqual({ ...FIRST, limit: 100 });
  });
});
