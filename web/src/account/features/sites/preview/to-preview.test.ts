import { describe, expect, it } from "vitest";
import type { Site, SitePage, SitePhoto } from "../api-types";
import { toPreview } from "./to-preview";

const site = {
  name: "Lake Houses",
  tagline: "Homes by lakes",
  story: "Since 1974.",
  accent: "#23705d",
  theme: { font: "sans", contact_hours: "" },
  contact_email: "hello@lake.test",
  contact_phone: "",
  contact_address: "1 Shore Road",
} as Site;

const page = (slug: string, change: Partial<SitePage> = {}) =>
  ({ slug, title: slug, published: true, in_menu: true, ...change }) as SitePage;

describe("the look of a site", () => {
  it("is what was typed", () => {
    expect(toPreview(site, "#000000", null, [])).toMatchObject({
      name: "Lake Houses",
      accent: "#23705d",
      font: "sans",
      hero: null,
      contact: { email: "hello@lake.test", hours: null },
    });
  });

  it.each(["", "#12", "teal", "url(x)"])("keeps its colour while %j is typed", (accent) => {
    expect(toPreview({ ...site, accent }, "#1f6f78", null, []).accent).toBe("#1f6f78");
  });

  it("names pages that guests see, and says which the menu has", () => {
    const pages = [page("about"), page("dogs", { published: false }), page("small", { in_menu: false })];
    expect(toPreview(site, "", null, pages).pages).toEqual([
      { slug: "about", title: "about", in_menu: true },
      { slug: "small", title: "small", in_menu: false },
    ]);
  });

  it("has the addresses of its first picture at hand", () => {
    const urls = { small_url: "/s", medium_url: "/m", large_url: "/l" };
    const hero = { urls, width: 3, height: 2, alt: "The lake", tone: "#ccc", key: "k" } as SitePhoto;
    expect(toPreview(site, "", hero, []).hero).toEqual({
      ...urls,
      width: 3,
      height: 2,
      alt: "The lake",
      tone: "#ccc",
    });
  });
});
