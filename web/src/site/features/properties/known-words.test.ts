import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { activateSite } from "@/i18n/site";
import { amenityGroup, amenityName, typeName } from "./known-words";

/** The server's list of amenities. */
const amenities = [
  ...readFileSync("../crates/store/src/migration/m0016_amenity.rs", "utf8").matchAll(
    /^ {4}\("(.+?)", "(.+?)", "(.+?)"\),$/gm,
  ),
].map(([, key = "", name = "", group = ""]) => ({ key, name, group }));

describe("texts for the server's codes", () => {
  it("match the server's own in English", async () => {
    await activateSite("en");
    expect(amenities.length).toBeGreaterThan(80);
    expect(amenities.map(amenityName)).toEqual(amenities.map(({ name }) => name));
    expect(amenities.map(amenityGroup)).toEqual(amenities.map(({ group }) => group));
  });

  it.each([
    ["de", "Whirlpool", "Draußen", "Baumhaus"],
    ["es", "Jacuzzi", "Al aire libre", "Casa del árbol"],
    ["fr", "Jacuzzi", "En plein air", "Cabane dans les arbres"],
  ] as const)("are put into %s", async (locale, tub, outdoors, treeHouse) => {
    await activateSite(locale);
    expect(amenityName({ key: "hot_tub", name: "Hot tub" })).toBe(tub);
    expect(amenityGroup({ group: "Outdoors" })).toBe(outdoors);
    expect(typeName("tree_house")).toBe(treeHouse);
  });

  it("fall back to the code itself when it is unknown", async () => {
    await activateSite("de");
    expect(amenityName({ key: "llama", name: "A llama" })).toBe("A llama");
    expect(amenityName({ key: "wind_mill" })).toBe("Wind mill");
    expect(amenityGroup({ group: "Animals" })).toBe("Animals");
    expect(typeName("ice_palace")).toBe("Ice palace");
    expect(typeName("constructor")).toBe("Constructor");
  });
});
