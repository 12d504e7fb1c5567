import { describe, expect, it, test } from "vitest";
import { isEmail, isTelephone, TELEPHONE_DIGITS } from "./contact";
import { DEFAULT_ADULTS, guestsOf } from "./party";
import { splitName } from "./person-name";

test("adults defaults to 2", () => expect(DEFAULT_ADULTS).toBe(2));

describe("guests is adults plus children, minimum 1, or 2 if 0", () => {
  it.each([
    [{}, 2],
    [{ adults: 3, children: 2 }, 5],
    [{ adults: 1, children: 0 }, 1],
    [{ adults: 0, children: 1 }, 1],
    [{ adults: 0, children: 0 }, 2],
    [{ adults: -3, children: 1 }, 1],
  ])("%o is %i", (party, guests) => {
    expect(guestsOf(party)).toBe(guests);
  });
});

describe("names", () => {
  it.each([
    ["Ada Lovelace", "Ada", "Lovelace"],
    ["  Ada   King  Lovelace ", "Ada", "King Lovelace"],
    ["Ada", "Ada", "Unknown"],
    ["", "Unknown", "Unknown"],
  ])("%o is split", (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});

describe("telephone: only digits count, 5 to 15", () => {
  test("bounds", () => expect(TELEPHONE_DIGITS).toEqual({ least: 5, most: 15 }));
  it.each([
    ["12345", true],
    ["1234", false],
    ["+1 (555) 010-9999", true],
    ["1234567890123456", false],
    ["", true],
    ["   ", true],
    ["call me", false],
  ])("%o", (text, good) => {
    expect(isTelephone(text)).toBe(good);
  });
  it("is required only if the field is required", () => {
    expect(isTelephone("", { required: true })).toBe(false);
  });
});

describe("email: ends with a dot and at least 2 letters", () => {
  it.each([
    ["ada@example.com", true],
    [" ada@example.co ", true],
    ["ada@münchen.köln", true],
    ["ada@example.c", false],
    ["ada@example", false],
    ["ada@example.c0m", false],
    ["@example.com", false],
    ["a b@example.com", false],
  ])("%o", (text, good) => {
    expect(isEmail(text)).toBe(good);
  });
});
