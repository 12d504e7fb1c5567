import { expect, test } from "vitest";
import { pageHref, placeIn, TABS, tabHref } from "./tabs";

const searchOf = (href: string) => new URL(href, "https://casita.test").search;

test.each(TABS)("%s is found by its address", (tab) => {
  expect(placeIn(searchOf(tabHref("k", tab)))).toEqual({ tab, page: null });
});

test("an open page is found by its address, and only among pages", () => {
  expect(placeIn(searchOf(pageHref("k", "p")))).toEqual({ tab: "pages", page: "p" });
  expect(placeIn("?tab=look&page=p")).toEqual({ tab: "look", page: null });
});

test("an address that nobody made leads to the first part", () => {
  expect(placeIn("?tab=nonsense")).toEqual({ tab: "look", page: null });
});
