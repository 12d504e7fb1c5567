import { expect, test } from "vitest";
import { languagesIn, withFirst, withLanguage } from "./languages";

test("what is no language of ours is left out", () => expect(languagesIn("en, fr,xx")).toEqual(["en", "fr"]));

test.each([
  ["en", "de", true, "en,de"],
  ["fr", "en", true, "fr,en"],
  ["de,en,fr", "en", false, "de,fr"],
  ["en,es", "en", false, "es"],
  ["en", "en", false, "en"],
  ["en", "en", true, "en"],
] as const)("%s with %s set to %s is %s", (text, locale, isOn, result) => {
  expect(withLanguage(text, locale, isOn)).toBe(result);
});

test("another one comes first", () => {
  expect(withFirst("en,es,de", "de")).toBe("de,en,es");
  expect(withFirst("en", "fr")).toBe("fr,en");
});
