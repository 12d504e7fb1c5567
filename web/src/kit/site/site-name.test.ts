import { describe, expect, it, test } from "vitest";
import {
  DOMAIN_ENDINGS,
  EXISTING_DOMAIN_LONGER_THAN,
  isDomain,
  isExistingDomain,
  isNamespace,
  MIN_DOMAIN_LENGTH,
  NAMESPACE_LONGER_THAN,
} from "./site-name";

describe("namespace: longer than 3 characters, letters, digits and hyphens only", () => {
  test("bound", () => expect(NAMESPACE_LONGER_THAN).toBe(3));
  it.each([
    ["abc", false],
    ["abcd", true],
    ["Harbor-Pine-2", true],
    ["harbor pine", false],
    ["harbor_pine", false],
    ["café", false],
  ])("%o", (text, good) => expect(isNamespace(text)).toBe(good));
});

describe("domain: at least 5 characters, a name followed by .com, .net or .us", () => {
  test("bounds", () => {
    expect(MIN_DOMAIN_LENGTH).toBe(5);
    expect(DOMAIN_ENDINGS).toEqual(["com", "net", "us"]);
  });
  it.each([
    ["a.us", false],
    ["ab.us", true],
    ["x.com", true],
    ["harbor-pine.net", true],
    ["HARBOR.COM", true],
    ["harbor.org", false],
    ["-harbor.com", false],
    ["www.harbor.com", false],
    [".com", false],
  ])("%o", (text, good) => expect(isDomain(text)).toBe(good));
});

describe("existing domain: more than 4 characters", () => {
  test("bound", () => expect(EXISTING_DOMAIN_LONGER_THAN).toBe(4));
  it.each([
    ["a.de", false],
    ["ab.de", true],
    ["  a.de  ", false],
  ])("%o", (text, good) => expect(isExistingDomain(text)).toBe(good));
});
