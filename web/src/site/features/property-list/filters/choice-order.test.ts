import { describe, expect, it } from "vitest";
import type { PropertyChoices } from "../../site";
import { inOrder } from "./choice-order";

const choices = (homes: number, amenities: Record<string, number>) =>
  ({
    bedrooms: [{ least: 1, count: homes }],
    amenities: Object.entries(amenities).map(([name, count]) => ({ key: name, name, count })),
  }) as PropertyChoices;

const opened = choices(10, { alarm: 10, bath: 2, deck: 7, hammock: 0 });

describe("choices", () => {
  it("are sorted by frequency, and those of every home last", () => {
    expect(inOrder("amenities", opened, opened).map(({ key }) => key)).toEqual([
      "deck",
      "bath",
      "alarm",
      "hammock",
    ]);
  });

  it("keep their places when their counts change", () => {
    const now = choices(2, { alarm: 2, bath: 2, deck: 1, hammock: 0 });
    expect(inOrder("amenities", opened, now).map(({ key, count }) => [key, count])).toEqual([
      ["deck", 1],
      ["bath", 2],
      ["alarm", 2],
      ["hammock", 0],
    ]);
  });

  it("can be renamed, and are empty before they are loaded", () => {
    expect(inOrder("amenities", opened, opened, ({ key }) => key.toUpperCase())[0]?.name).toBe("DECK");
    expect(inOrder("amenities", undefined, opened)).toEqual([]);
  });
});
