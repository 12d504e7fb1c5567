import { describe, expect, it } from "vitest";
import { approximately, CIRCLE_RADIUS, pixelsOf } from "../view/approximate";
import { labelsOfPins, labelsOfTowns } from "./labels";
import { ownPlaces } from "./own-places";

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

describe("the approximate location of a home", () => {
  it("is a circle that contains the home wherever it is", () => {
    for (let step = 0; step < 50; step++) {
      const home = { lat: -60 + step * 2.4137, lon: -170 + step * 6.7219 };
      const center = approximately(home);
      const north = radians(home.lat - center.lat) * EARTH_RADIUS;
      const east = radians(home.lon - center.lon) * EARTH_RADIUS * Math.cos(radians(home.lat));
      expect(Math.hypot(north, east)).toBeLessThan(CIRCLE_RADIUS);
    }
  });

  it("grows on the screen on zooming in", () => {
    const camera = { lat: 45, lon: 0, zoom: 12 };
    expect(pixelsOf(CIRCLE_RADIUS, { ...camera, zoom: 13 })).toBeCloseTo(2 * pixelsOf(CIRCLE_RADIUS, camera));
  });
});

describe("names on the map", () => {
  const homes = [
    { city: "Tern Harbor", neighborhood: "Old Pier", lat: 45, lon: -124 },
    { city: "Tern Harbor", neighborhood: "", lat: 45.2, lon: -124.2 },
    { city: "Agate Cove", neighborhood: "", lat: 45.1, lon: -124.1 },
  ];

  it("are those of the homes' towns and quarters, placed at their center", () => {
    const places = ownPlaces(homes);
    expect(places.map(({ name }) => name)).toEqual(["Tern Harbor", "Agate Cove", "Old Pier"]);
    expect(places[0]?.lat).toBeCloseTo(45.1);
    expect(places[0]?.lon).toBeCloseTo(-124.1);
  });

  it("do not overlap in a static map", () => {
    const size = { width: 400, height: 300 };
    const names = (zoom: number, all = ownPlaces(homes.slice(1))) =>
      labelsOfTowns(all, { lat: 45.1, lon: -124.1, zoom }, size).map(({ name }) => name);
    expect(names(4)).toEqual(["Tern Harbor"]);
    expect(names(12)).toEqual(["Tern Harbor", "Agate Cove"]);
  });

  it("are placed above their pins, each once, and under no other pin", () => {
    const size = { width: 400, height: 300 };
    const camera = { lat: 45.1, lon: -124.1, zoom: 12 };
    const at = (city: string, lat: number, lon = -124.1) => ({ city, lat, lon });
    const names = (...pins: ReturnType<typeof at>[]) =>
      labelsOfPins(pins, camera, size).map(({ name }) => name);
    expect(names(at("Tern Harbor", 45.1), at("Agate Cove", 45.05))).toEqual(["Tern Harbor", "Agate Cove"]);
    expect(names(at("Tern Harbor", 45.1), at("Tern Harbor", 45.05))).toEqual(["Tern Harbor"]);
    // A pin right above leaves no room for the name.
    expect(names(at("Tern Harbor", 45.1), at("Agate Cove", 45.0949))).toEqual(["Tern Harbor"]);
  });
});
