import fc from "fast-check";
import { expect, test } from "vitest";
import { asFirst, moved, reordered, stepped, withPositions } from "./positions";

const KEYS = ["a", "b", "c", "d"];

test.each([
  [["a"], "c", "after", "bcad"],
  [["d"], "a", "before", "dabc"],
  [["a", "c"], "d", "after", "bdac"],
  [["b"], "b", "before", "abcd"],
] as const)("%j put at %s %s", (chosen, target, place, result) => {
  expect(reordered(KEYS, new Set(chosen), target, place).join("")).toBe(result);
});

test("a step stops at the ends", () => {
  expect(stepped(KEYS, "b", -1).join("")).toBe("bacd");
  expect(stepped(KEYS, "b", 1).join("")).toBe("acbd");
  expect(stepped(KEYS, "a", -1)).toEqual(KEYS);
  expect(stepped(KEYS, "d", 1)).toEqual(KEYS);
});

test("the cover comes first", () => expect(asFirst(KEYS, "c").join("")).toBe("cabd"));

test("no picture is lost, and only those that moved are sent", () => {
  const photos = KEYS.map((key, position) => ({ key, position: position * 10 }));
  const numbered = withPositions(photos, KEYS);
  expect(moved(numbered, withPositions(numbered, ["a", "c", "b", "d"])).map(({ key }) => key)).toEqual([
    "c",
    "b",
  ]);
  fc.assert(
    fc.property(
      fc.subarray(KEYS),
      fc.constantFrom(...KEYS),
      fc.constantFrom("before" as const, "after" as const),
      (chosen, target, place) => {
        expect(reordered(KEYS, new Set(chosen), target, place).toSorted()).toEqual(KEYS);
      },
    ),
  );
});
