import { describe, expect, it } from "vitest";
import { areaChange } from "../../search";
import {
  areaAround,
  cameraAround,
  cameraOn,
  centerOf,
  closerLook,
  MAX_FIT_ZOOM,
  PLACE_ZOOM,
  targetOf,
} from "./camera";
import { fromPlane, toPlane, toScreen, visibleArea } from "./mercator";

const size = { width: 600, height: 800 };
const coast = { south: 44.8, north: 45.8, west: -124.2, east: -123.6 };
const homes = [
  { lat: 45.1, lon: -124 },
  { lat: 45.4, lon: -123.8 },
];

describe("the map's target", () => {
  it("knows the constants of the specification", () => {
    expect({ PLACE_ZOOM, MAX_FIT_ZOOM }).toEqual({ PLACE_ZOOM: 12, MAX_FIT_ZOOM: 14 });
  });

  it("is a place found by its name, at zoom 12", () => {
    const target = targetOf({ ...areaChange(coast), locations: ["Tillamook, Oregon"] }, homes);
    expect(target).toEqual({ kind: "place", center: centerOf(coast) });
    expect(target && cameraOn(target, size).zoom).toBe(PLACE_ZOOM);
  });

  it("is the area of the search, else all homes, else null", () => {
    expect(targetOf(areaChange(coast), homes)).toEqual({ kind: "area", area: coast });
    expect(targetOf({ locations: ["Tern Harbor"] }, homes)).toEqual({
      kind: "area",
      area: { south: 45.1, north: 45.4, west: -124, east: -123.8 },
    });
    expect(targetOf({}, [])).toBeNull();
  });
});

describe("fitting an area", () => {
  it("shows all of it with padding at the edges", () => {
    const seen = visibleArea(cameraAround(coast, size), size);
    expect(seen.south).toBeLessThan(coast.south);
    expect(seen.north).toBeGreaterThan(coast.north);
    expect(seen.west).toBeLessThan(coast.west);
    expect(seen.east).toBeGreaterThan(coast.east);
  });

  it("zooms in no further than 14, even for a single home", () => {
    const single = areaAround(homes.slice(0, 1));
    expect(single && cameraAround(single, size)).toMatchObject({ zoom: MAX_FIT_ZOOM, lon: -124 });
  });
});

describe("a closer look at a cluster", () => {
  const far = { lat: 45, lon: -124, zoom: 6 };

  it("shows its homes apart, at zoom 14 at most", () => {
    expect(closerLook(homes, far, size)?.zoom).toBeGreaterThan(far.zoom);
    const neighbors = [homes[0], { lat: 45.1001, lon: -124 }].filter((home) => home !== undefined);
    expect(closerLook(neighbors, far, size)?.zoom).toBe(MAX_FIT_ZOOM);
    expect(closerLook(neighbors, { ...far, zoom: MAX_FIT_ZOOM }, size)).toBeNull();
    expect(closerLook(neighbors, { ...far, zoom: 15 }, size)).toBeNull();
  });

  it("is not taken at a single home", () => {
    expect(closerLook(homes.slice(0, 1), far, size)).toBeNull();
  });
});

describe("the projection", () => {
  it("maps every position there and back", () => {
    for (const position of [
      { lat: 0, lon: 0 },
      { lat: 64.1, lon: -21.9 },
      { lat: -41.3, lon: 174.8 },
    ]) {
      const back = fromPlane(toPlane(position));
      expect(back.lat).toBeCloseTo(position.lat, 9);
      expect(back.lon).toBeCloseTo(position.lon, 9);
    }
  });

  it("puts the camera's position in the middle of the screen, north up", () => {
    const camera = { lat: 45, lon: -124, zoom: 9 };
    expect(toScreen(camera, camera, size)).toEqual({ x: 300, y: 400 });
    expect(toScreen({ lat: 45.1, lon: -124 }, camera, size).y).toBeLessThan(400);
  });

  it("ends at the date line", () => {
    expect(visibleArea({ lat: 0, lon: 179, zoom: 3 }, size)).toMatchObject({ east: 180 });
  });
});
