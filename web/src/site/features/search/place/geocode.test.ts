import { describe, expect, it, vi } from "vitest";
import { geocode } from "./geocode";

const nerja = {
  name: "Nerja",
  region: "Andalusia",
  country: "ES",
  label: "Nerja, Andalusia, Spain",
  lat: 36.7528,
  lon: -3.8744,
  bounds: { min_lat: 36.7, max_lat: 36.8, min_lng: -3.95, max_lng: -3.8 },
};

const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(body), { status }));

describe("looking up a place by name", () => {
  it("requests at most five with the site's namespace and parses their positions", async () => {
    const fetched = answer({ results: [nerja], count: 1, next: null, previous: null, limit: 5, offset: 0 });
    expect(await geocode("casa-lucia", "Nerja & co")).toEqual([
      { label: "Nerja, Andalusia, Spain", area: { south: 36.7, north: 36.8, west: -3.95, east: -3.8 } },
    ]);
    expect(fetched.mock.calls[0]?.[0]).toBe(
      "/websites/api/v2/geocode/?name_space=casa-lucia&q=Nerja+%26+co&limit=5",
    );
  });

  it("returns nothing where the server has no gazetteer", async () => {
    answer({ code: "not_found" }, 404);
    expect(await geocode("casa-lucia", "Nerja")).toEqual([]);
  });
});
