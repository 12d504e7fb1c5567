import { expect, it } from "vitest";
import { propertyLink } from "./property-link";

const site = { properties_href: "https://stay.example/properties/" };

it("is the address of the list, the slug, and #? with the search", () => {
  expect(propertyLink(site, { slug: "gull-house" }, "a=2026-12-01&d=2026-12-05")).toBe(
    "https://stay.example/properties/gull-house/#?a=2026-12-01&d=2026-12-05",
  );
  expect(propertyLink(site, { slug: "gull-house" }, "")).toBe("https://stay.example/properties/gull-house/");
});
