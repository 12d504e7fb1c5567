import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseSearch, type Search, writeSearch } from "./codec";

const everything: Search = {
  checkIn: "2026-12-01",
  checkOut: "2026-12-05",
  orderBy: "-price",
  adults: 2,
  children: 0,
  guests: 2,
  bedrooms: 3,
  bathrooms: 1.5,
  minPrice: 0,
  maxPrice: 25000,
  offset: 20,
  limit: 20,
  minLat: 44.8,
  maxLat: 45.8,
  minLon: -124.08,
  maxLon: -123.9,
  amenities: ["hot_tub", "wifi"],
  locations: ["Tern Harbor", "Lake & Co; Ltd"],
  types: ["cabin"],
  groups: ["Dog friendly"],
};

describe("search in the address", () => {
  it("uses the short keys of the specification", () => {
    expect(
      writeSearch({
        checkIn: "2026-12-01",
        checkOut: "2026-12-05",
        adults: 2,
        children: 0,
        locations: ["Aberdeen"],
      }),
    ).toBe("a=2026-12-01&d=2026-12-05&ad=2&c=0&l=Aberdeen");
    const keys = writeSearch(everything)
      .split("&")
      .map((pair) => pair.split("=")[0]);
    expect(keys.join(" ")).toBe("a d ob ad c g be ba min max o li minL maxL minLn maxLn x l t gp pu");
  });

  it("survives the round trip", () => {
    expect(parseSearch(`#?${writeSearch(everything)}`)).toEqual(everything);
    expect(parseSearch("")).toEqual({});
    expect(writeSearch({})).toBe("");
  });

  it("joins several values by semicolons", () => {
    expect(writeSearch({ amenities: ["hot_tub", "wifi"] })).toBe("x=hot_tub;wifi");
    expect(parseSearch("#?t=cabin;loft;").types).toEqual(["cabin", "loft"]);
  });

  test.each([
    ["min=100&max=2500&pu=1", 100, { minPrice: 100, maxPrice: 2500 }],
    ["max=250000&pu=1", 100, { maxPrice: 250_000 }],
    ["min=100&max=2500", 100, { minPrice: 100, maxPrice: 2500 }],
    ["min=1000&max=250000", 100, { minPrice: 10, maxPrice: 2500 }],
    ["min=5000", 100, { minPrice: 50 }],
    ["max=30050", 100, { maxPrice: 300.5 }],
    ["max=90000", 1, { maxPrice: 90_000 }],
  ])("reads the prices of %s with %i minor units each", (hash, minorPerUnit, prices) => {
    expect(parseSearch(hash, minorPerUnit)).toEqual(prices);
  });

  it("writes prices in whole units, and says so", () => {
    expect(writeSearch(parseSearch("min=10000&max=250000"))).toBe("min=100&max=2500&pu=1");
    expect(writeSearch({ maxPrice: 9000 })).toBe("max=9000&pu=1");
  });

  it("keeps unknown keys", () => {
    const hash = "a=2026-12-01&utm_source=mail&flag&x2=%20y";
    expect(writeSearch(parseSearch(hash))).toBe(hash);
  });

  test.each([
    ["ad=two", {}],
    ["ad=", {}],
    ["l=", {}],
    ["l=100%25+sure", { locations: ["100% sure"] }],
    ["l=100%", { locations: ["100%"] }],
    ["&&a=2026-12-01&", { checkIn: "2026-12-01" }],
  ])("reads %s without trouble", (hash, expected) => {
    expect(parseSearch(hash)).toEqual(expected);
  });
});

/** Any text that an address can hold: every script, spaces, "&", "=", ";", "%", "#", "+". */
const text = fc.string({ unit: "binary", minLength: 1 });
const awkwardText = fc.string({ unit: fc.constantFrom(..."&=;%#?+ é漢🏡%3B"), minLength: 1 });
const value = fc.oneof(text, awkwardText);
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((found) => found + 0);
const list = fc.array(value, { minLength: 1, maxLength: 4 });

const OUR_KEYS = new Set("x l t a d ad c g be ba min max o li ob minL maxL minLn maxLn gp pu".split(" "));

/** Pairs of another program, as written in an address. */
const foreignPair = fc
  .tuple(text, fc.option(value))
  .map(([key, found]) => encodeURIComponent(key) + (found === null ? "" : `=${encodeURIComponent(found)}`))
  .filter((pair) => !OUR_KEYS.has(pair.split("=")[0] ?? ""));

const anySearch: fc.Arbitrary<Search> = fc.record(
  {
    ...fields(["checkIn", "checkOut", "orderBy"], value),
    ...fields(["adults", "children", "guests", "bedrooms", "bathrooms", "minPrice", "maxPrice"], number),
    ...fields(["offset", "limit", "minLat", "maxLat", "minLon", "maxLon"], number),
    ...fields(["amenities", "locations", "types", "groups"], list),
    unknown: fc.array(foreignPair, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

function fields<K extends keyof Search, T>(names: readonly K[], of: fc.Arbitrary<T>) {
  return Object.fromEntries(names.map((name) => [name, of])) as Record<K, fc.Arbitrary<T>>;
}

describe("any search", () => {
  it("survives the round trip through its text", () => {
    fc.assert(
      fc.property(anySearch, (search) => void expect(parseSearch(writeSearch(search))).toEqual(search)),
    );
  });

  it("survives the round trip through the address of a page", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const page = new URL(`https://casita.test/properties/#?${writeSearch(search)}`);
        expect(parseSearch(page.hash)).toEqual(search);
      }),
    );
  });

  it("is written the same way after parsing", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const query = writeSearch(search);
        expect(writeSearch(parseSearch(`#?${query}`))).toBe(query);
      }),
    );
  });
});

describe("any text", () => {
  it("is parsed and written without errors, broken characters included", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (hash) => {
          const once = writeSearch(parseSearch(hash));
          expect(writeSearch(parseSearch(`#?${once}`))).toBe(once);
        },
      ),
    );
  });
});
