import { describe, expect, it } from "vitest";
import type { Listing, Photo, Property, Rate } from "../data/wire";
import { checklistOf, type Home, isReady, LEAST_DESCRIPTION, lackingTabs, MANY_PHOTOS } from "./checklist";

const photo = { alt: "The deck" } as Photo;

const COMPLETE: Home = {
  property: {
    name: "Agate House",
    description: "d".repeat(LEAST_DESCRIPTION),
    city: "Agate Cove",
    lat: 44.9,
    lon: -124,
    amenities: ["wifi"],
  } as Property,
  listing: { refund_policy: "f", payment_policy: "p", agreement: "a" } as Listing,
  photos: Array.from({ length: MANY_PHOTOS }, () => photo),
  rates: [{ base_rate: true } as Rate],
};

const missing = (home: Partial<Home>) =>
  checklistOf({ ...COMPLETE, ...home })
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name);

const withProperty = (change: Partial<Property>) => ({ property: { ...COMPLETE.property, ...change } });

describe("the checklist", () => {
  it("misses nothing of a complete home", () => {
    expect(missing({})).toEqual([]);
    expect(isReady(checklistOf(COMPLETE))).toBe(true);
  });

  it.each([
    ["a name of spaces", withProperty({ name: " " }), ["name"], "details"],
    ["a few words", withProperty({ description: "Nice." }), ["description"], "details"],
    ["no town", withProperty({ city: "" }), ["location"], "location"],
    ["a pin that nobody has moved", withProperty({ lat: 0, lon: 0 }), ["location"], "location"],
    ["no rate", { rates: [] }, ["rates", "everyNight"], "rates"],
    ["no picture", { photos: [] }, ["photo", "photos"], "photos"],
  ] as const)("finds %s, which keeps it from being sold", (_, change, names, tab) => {
    expect(missing(change)).toEqual(names);
    const needs = checklistOf({ ...COMPLETE, ...change });
    expect(isReady(needs)).toBe(false);
    expect([...lackingTabs(needs)]).toEqual([tab]);
  });

  it.each([
    ["nights without a price", { rates: [{ base_rate: false } as Rate] }, "everyNight"],
    ["few pictures", { photos: [photo] }, "photos"],
    ["a picture without words", { photos: [...COMPLETE.photos, { alt: "" } as Photo] }, "described"],
    ["nothing that it has", withProperty({ amenities: [] }), "amenities"],
    ["no terms", { listing: { ...COMPLETE.listing, refund_policy: null } as Listing }, "refundPolicy"],
  ] as const)("advises against %s, and lets it be sold", (_, change, name) => {
    expect(missing(change)).toEqual([name]);
    expect(isReady(checklistOf({ ...COMPLETE, ...change }))).toBe(true);
  });

  it("a home on the equator or on the meridian has a place", () => {
    expect(missing(withProperty({ lat: 0, lon: 32 }))).toEqual([]);
    expect(missing(withProperty({ lat: 51.5, lon: 0 }))).toEqual([]);
  });

  it("without a listing there is nothing to price", () => {
    expect(missing({ listing: null })).toEqual(["rates", "refundPolicy", "paymentPolicy", "agreement"]);
  });
});
