import { expect, test } from "vitest";
import { cut, plainText, titled } from "./snippet";

test("a text is cut between words", () => {
  expect(cut("Homes by the lake", 60)).toBe("Homes by the lake");
  expect(cut("Homes by the lake", 12)).toBe("Homes by…");
  expect(cut("x".repeat(20), 10)).toBe(`${"x".repeat(10)}…`);
});

test("marks are no words", () => {
  expect(plainText("# Since 1974\n\n- We **mend** the [wheel](/w).\n> _Really_")).toBe(
    "Since 1974 We mend the wheel. Really",
  );
});

test("a site may have no second line", () => {
  expect([titled("Lake Houses", ""), titled("About", "Lake Houses")]).toEqual([
    "Lake Houses",
    "About · Lake Houses",
  ]);
});
