// The building blocks of the base map and the gazetteer, each on a small example.
import { expect, it } from "vitest";
import { countryLabels, insideOf } from "./base-map/countries.mjs";
import { gazetteerOf, isOnTiles, type Place, rankOf } from "./base-map/places.mjs";
import { cutCorners } from "./base-map/shapes.mjs";
import { cutTiles, LAST_ZOOM, tileNumber } from "./base-map/tiles.mjs";

const place = (changes: Partial<Place>): Place => ({
  name: "Nerja",
  region: "Andalusia",
  country: "ES",
  population: 21_811,
  position: [-3.8744, 36.7528],
  rank: 4,
  kind: "town",
  ...changes,
});

it("the gazetteer has one place per line with tabs between name, region, country, inhabitants, latitude and longitude", () => {
  expect(gazetteerOf([place({}), place({ name: "Two\tWords", region: "" })])).toBe(
    "Nerja\tAndalusia\tES\t21811\t36.7528\t-3.8744\nTwo Words\t\tES\t21811\t36.7528\t-3.8744\n",
  );
});

it("large towns are on every level, small ones and quarters only on the last", () => {
  expect([5_000_000, 600_000, 30_000, 10].map(rankOf)).toEqual([1, 2, 4, 6]);
  expect(isOnTiles(place({ rank: 1 }), 0)).toBe(true);
  expect(isOnTiles(place({ rank: 4 }), 5)).toBe(false);
  expect(isOnTiles(place({ rank: 6, kind: "quarter" }), LAST_ZOOM)).toBe(true);
  expect(isOnTiles(place({ rank: 1, kind: "quarter" }), 3)).toBe(false);
});

it("corners are cut, ends stay", () => {
  const line: [number, number][] = [
    [0, 0],
    [4, 0],
    [4, 4],
  ];
  expect(cutCorners(line)).toEqual([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 1],
    [4, 3],
    [4, 4],
  ]);
});

const square = [
  [0, 0],
  [12, 0],
  [12, 12],
  [0, 12],
  [0, 0],
];

it("a country is labeled at its center, with the code of the capital inside it", () => {
  const country = {
    type: "Feature" as const,
    properties: {},
    geometry: { type: "Polygon" as const, coordinates: [square] },
  };
  expect(insideOf(square)([13, 5])).toBe(false);
  expect(countryLabels([country], [place({ kind: "capital", position: [2, 3] })])).toMatchObject([
    { properties: { country: "ES", rank: 1 }, geometry: { coordinates: [6, 6] } },
  ]);
  expect(countryLabels([country], [place({ kind: "town", position: [2, 3] })])).toEqual([]);
});

it("only tiles with content are generated, each with its own number", () => {
  const land = [
    {
      type: "Feature" as const,
      properties: {},
      geometry: { type: "Polygon" as const, coordinates: [square] },
    },
  ];
  const tiles = [...cutTiles({ land }, () => [])];
  const numbers = tiles.map(({ zoom, x, y }) => tileNumber(zoom, x, y));
  expect(new Set(numbers).size).toBe(tiles.length);
  expect(numbers[0]).toBe(0);
  expect(tileNumber(1, 0, 0)).toBe(1);
  expect(tileNumber(2, 0, 0)).toBe(5);
  expect(tiles.filter(({ zoom }) => zoom === LAST_ZOOM).length).toBeLessThan(20);
});
