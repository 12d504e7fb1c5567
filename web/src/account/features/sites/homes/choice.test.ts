import { describe, expect, it } from "vitest";
import {
  type HomesOfSite,
  showingAll,
  showingChosen,
  withFeatured,
  withoutFeatured,
  withoutShown,
  withShown,
} from "./choice";

const chosen: HomesOfSite = { all_properties: false, properties: ["A", "C"], featured: ["C"] };
const all: HomesOfSite = { all_properties: true, properties: [], featured: ["C"] };

describe("a site with chosen homes", () => {
  it("shows what is ticked, each once", () => {
    expect(withShown(chosen, ["B", "A"])).toEqual({ properties: ["A", "B", "C"] });
  });

  it("puts nothing in front that it does not show", () => {
    expect(withoutShown(chosen, ["C", "X"])).toEqual({ properties: ["A"], featured: [] });
    expect(withFeatured(chosen, "B")).toEqual({ properties: ["A", "B", "C"], featured: ["B", "C"] });
  });

  it("is as before when a home is unticked and ticked again", () => {
    const unticked = { ...chosen, ...withoutShown(chosen, ["A"]) };
    expect({ ...unticked, ...withShown(unticked, ["A"]) }).toEqual(chosen);
  });

  it("shows a home that no longer stands featured", () => {
    expect(withoutFeatured(chosen, "C")).toEqual({ featured: [] });
  });
});

describe("a site with all homes", () => {
  it("has some in front without choosing any", () => {
    expect(withFeatured(all, "B")).toEqual({ featured: ["B", "C"] });
  });

  it("begins to choose with those featured", () => {
    expect(showingChosen(all)).toEqual({ all_properties: false, properties: ["C"] });
  });

  it("remembers what was chosen", () => {
    expect({ ...chosen, ...showingAll() }).toEqual({ ...chosen, all_properties: true });
  });
});
