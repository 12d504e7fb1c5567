import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answers, open, page, source } from "../mock-server";

const navigation = () => screen.getAllByRole("navigation", { name: "Navigation" })[0] as HTMLElement;
const entries = () =>
  within(navigation())
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
const homes = (count: number) => {
  answers["GET /api/v2/property/"] = () => ({ ...page([]), total_count: count, count });
};

beforeEach(() => localStorage.clear());

test("the navigation has nine areas and the settings", async () => {
  homes(60);
  await open("/account/sources/");
  await screen.findByRole("table", { name: "Sources" });
  expect(entries()).toHaveLength(10);
  expect(within(navigation()).getByRole("link", { name: "Settings" }).getAttribute("aria-current")).toBe(
    "page",
  );
});

test("an owner without a home sees what a new owner needs, and everything on demand", async () => {
  homes(0);
  const user = await open("/account/sources/");
  await screen.findByRole("table", { name: "Sources" });
  await waitFor(() =>
    expect(entries()).toEqual(["/account/", "/account/properties/", "/account/sites/", "/account/settings/"]),
  );
  await user.click(within(navigation()).getByRole("button", { name: "Show all" }));
  expect(entries()).toHaveLength(10);
});

test("the screens of an area are tabs, and the settings have their own menu", async () => {
  answers["GET /api/v2/tax/"] = () => page([source(1)]);
  await open("/account/taxes/");
  await screen.findByRole("table", { name: "Taxes" });
  const tabs = within(screen.getByRole("navigation", { name: "Pricing" }));
  expect(tabs.getByRole("link", { name: "Taxes" }).getAttribute("aria-current")).toBe("page");
  expect(tabs.getByRole("link", { name: "Promo codes" }).getAttribute("href")).toBe("/account/promotions/");
  expect(screen.queryByRole("navigation", { name: "Settings" })).toBeNull();
});

test("the command palette starts dialogs", async () => {
  const user = await open("/account/sources/");
  await screen.findByRole("table", { name: "Sources" });
  act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true })));
  const box = await screen.findByRole("searchbox", { name: "Search" });
  await user.type(box, "teammate inv");
  expect((await screen.findByRole("option", { name: "Invite teammate" })).getAttribute("data-key")).toBe(
    "/account/users/?modal=create",
  );
});

test("a lost connection has a banner on the screen", async () => {
  const user = await open("/account/sources/");
  await screen.findByRole("table", { name: "Sources" });
  answers["GET /api/v2/source/"] = () => Response.error();
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(await screen.findByText("No connection. Retrying…")).toBeDefined();
});
