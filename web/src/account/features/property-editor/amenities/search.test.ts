import { expect, test } from "vitest";
import site from "@/i18n/messages/site/en.json";
import { AMENITIES } from "./catalogue";
import { found } from "./search";

test("all that the site has words for can be chosen, and nothing else", () => {
  const worded = Object.keys(site).flatMap((key) => /^amenity\.(.+)$/.exec(key)?.[1] ?? []);
  expect(Object.values(AMENITIES).flat().toSorted()).toEqual(worded.toSorted());
  const groups = Object.keys(site).flatMap((key) => /^amenityGroup\.(.+)$/.exec(key)?.[1] ?? []);
  expect(Object.keys(AMENITIES).toSorted()).toEqual(groups.toSorted());
});

test("a part of a name finds it, in its group", () => {
  expect(found("DRYER", [])).toEqual([{ name: "essentials", codes: ["dryer", "hair_dryer"] }]);
  expect(found("zeppelin", [])).toEqual([]);
});

test("what only this home has is not lost", () => {
  expect(found("", ["wifi", "zip_line"]).at(-1)).toEqual({ name: "others", codes: ["zip_line"] });
});
