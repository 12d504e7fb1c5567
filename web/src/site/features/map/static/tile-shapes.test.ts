import { describe, expect, it } from "vitest";
import { tilesOf } from "./tile-shapes";

const size = { width: 480, height: 720 };

describe("the tiles behind a static view", () => {
  it("are a single, slightly coarser tile rather than several", () => {
    expect(tilesOf({ lat: 46.2, lon: -122.3, zoom: 5.6 }, size)).toEqual([{ zoom: 4, x: 2, y: 5 }]);
  });

  it("are several where only the tile of the whole world would contain the view", () => {
    const tiles = tilesOf({ lat: 38.5, lon: 0, zoom: 7 }, size);
    expect(tiles.length).toBeGreaterThan(1);
    expect(tiles.length).toBeLessThanOrEqual(4);
    expect(tiles[0]?.zoom).toBeGreaterThan(2);
  });

  it("are the world's when all of it is visible", () => {
    expect(tilesOf({ lat: 20, lon: 0, zoom: 0 }, size)).toEqual([{ zoom: 0, x: 0, y: 0 }]);
  });
});
