import { describe, expect, it } from "vitest";
import { clustersOf } from "./clusters";

const home = (key: string, lat: number, lon: number) => ({ key, lat, lon });
const harbor = [home("a", 45.1, -124), home("b", 45.1004, -124.0004), home("c", 45.3, -123.8)];
const keysAt = (zoom: number) =>
  clustersOf(harbor, zoom).map(({ homes }) => homes.map(({ key }) => key).join(""));

describe("clusters", () => {
  it("join pins that would overlap and split them on zooming in", () => {
    expect(keysAt(4)).toEqual(["abc"]);
    expect(keysAt(10)).toEqual(["ab", "c"]);
    expect(keysAt(18)).toEqual(["a", "b", "c"]);
  });

  it("lose no home and keep the order of the list", () => {
    for (let zoom = 2; zoom <= 18; zoom++) expect(keysAt(zoom).join("")).toBe("abc");
  });

  it("never split homes at the same position", () => {
    const house = [home("a", 45, -124), home("b", 45, -124)];
    expect(clustersOf(house, 22)).toHaveLength(1);
  });

  it("are placed in the middle of their homes", () => {
    const [cluster] = clustersOf([home("a", 45, -124), home("b", 45.5, -124.25)], 2);
    expect(cluster).toMatchObject({ lat: 45.25, lon: -124.125 });
  });
});
