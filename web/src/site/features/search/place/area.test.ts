import { expect, it } from "vitest";
import { parseSearch, writeSearch } from "../codec";
import { areaChange, areaOf } from "./area";

const coast = { south: 44.81234, north: 45.8, west: -124.08, east: -123.9 };

it("an area is written with the keys minL maxL minLn maxLn and read back to within ten meters", () => {
  const query = writeSearch(areaChange(coast));
  expect(query).toBe("minL=44.8123&maxL=45.8&minLn=-124.08&maxLn=-123.9");
  expect(areaOf(parseSearch(query))).toEqual({ ...coast, south: 44.8123 });
});

it("a null area clears all four edges, and three edges are no area", () => {
  expect(writeSearch({ ...areaChange(coast), ...areaChange(null) })).toBe("");
  expect(areaOf({ minLat: 1, maxLat: 2, minLon: 3 })).toBeNull();
});
