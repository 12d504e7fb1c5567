import { expect, test } from "vitest";
import { fileSize } from "./file-size";

test.each([
  [12, "en", "12 bytes"],
  [1000, "en", "1 kB"],
  [84_300, "en", "82 kB"],
  [1_023_900, "en", "1 MB"],
  [2_411_724, "en", "2.3 MB"],
  [2_411_724, "de", "2,3 MB"],
  [10 * 1024 * 1024, "en", "10 MB"],
  [84_300, "fr", "82 ko"],
])("%d bytes are told in %s as %s", (bytes, locale, text) => {
  expect(fileSize(bytes, locale).replace(/\s/g, " ")).toBe(text);
});
