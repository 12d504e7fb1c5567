import { expect, test } from "vitest";
import type { ListRules } from "@/kit/list/list-state";
import { openingParams, withViewOfAll } from "./opening-view";

const rules: ListRules = { filters: { status: { kind: "list" } }, sort: "-check_in" };
const list = {
  opensOn: "upcoming" as const,
  views: [{ name: "upcoming" as const, params: () => ({ status: "r", sort: "check_in" }) }],
};
const opened = (address: string) => openingParams(list, rules, new URLSearchParams(address))?.toString();
const written = (address: string) => withViewOfAll(list, rules, new URLSearchParams(address)).toString();

test("a list opens with its view, unless the address asks for something", () => {
  expect(opened("")).toBe("status=r&sort=check_in");
  expect(opened("modal=export")).toBe("status=r&sort=check_in");
  for (const address of ["view=all", "status=c", "query=lind", "o=20", "l=50", "sort=total"])
    expect(opened(address)).toBeUndefined();
  expect(openingParams({}, rules, new URLSearchParams())).toBeNull();
});

test("all rows have an address of their own", () => {
  expect(written("")).toBe("view=all");
  expect(written("view=all&status=c")).toBe("status=c");
  expect(opened(written(""))).toBeUndefined();
  expect(withViewOfAll({}, rules, new URLSearchParams()).toString()).toBe("");
});
