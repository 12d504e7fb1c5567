import { expect, test } from "vitest";
import { domainKind, mayBeAlias } from "./domain-kind";

test.each([
  [null, false, "none"],
  [null, true, "none"],
  ["", true, "existing"],
  ["casa-lucia.es", true, "existing"],
  ["", false, "new"],
  ["casa-lucia.com", false, "new"],
] as const)("%j, existing: %s, is %s", (domain, existing_domain, kind) => {
  expect(domainKind({ domain, existing_domain })).toBe(kind);
});

test("a whole domain cannot be an alias", () => {
  expect(["example.com", "www.example.com", "stay.example.co.uk"].map(mayBeAlias)).toEqual([
    false,
    true,
    true,
  ]);
});
