import { readFileSync } from "node:fs";
import { expect, it, test } from "vitest";
import { BREAKPOINTS, breakpointOf, from } from "./breakpoints";

it.each([
  [320, "xs"],
  [767, "xs"],
  [768, "sm"],
  [991, "sm"],
  [992, "md"],
  [1200, "md"],
  [1201, "lg"],
])("%i px is %s", (width, name) => {
  expect(breakpointOf(width)).toBe(name);
});

test("the stylesheet has the same numbers", () => {
  const css = readFileSync("src/ui/tokens.css", "utf8");
  for (const name of ["sm", "md", "lg"] as const)
    expect(css).toContain(`--breakpoint-${name}: ${BREAKPOINTS[name]}px;`);
  expect(from("md")).toBe("(min-width: 992px)");
});
