import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { type FirstData, SiteProvider, siteOf } from "../site";
import { OffersPage } from "./offers-page";

beforeAll(() => activateSite("en"));

const first = {
  base: "/s/lake",
  locale: "en",
  demo: false,
  site: { name: "Lake Houses" },
} as unknown as FirstData;

const asked: string[] = [];
let isRefused: boolean;
let failure: number | null;

beforeEach(() => {
  asked.length = 0;
  isRefused = false;
  failure = null;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { method, url } = input as Request;
    asked.push(`${method} ${new URL(url).pathname}`);
    if (failure) return Response.json({ code: "x", detail: "No." }, { status: failure });
    if (method !== "GET") isRefused = method === "POST";
    return Response.json({ site_name: "Lake Houses", email: "e…@example.com", refused: isRefused });
  });
});

function show() {
  const routeTree = createRootRoute({ component: () => <OffersPage message="m1" /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SiteProvider value={siteOf(first)}>
        <RouterProvider router={router as never} />
      </SiteProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole("button", { name });
const status = () => screen.getByRole("status").textContent;

test("one press unsubscribes from offers, another subscribes again", async () => {
  const user = show();
  expect(await screen.findByRole("heading", { name: "Offers from Lake Houses" })).toBeTruthy();
  expect(screen.getByText("e…@example.com")).toBeTruthy();
  await user.click(await button("Unsubscribe"));
  const undo = await button("I changed my mind");
  expect(status()).toBe(
    "You won’t get any more offers from Lake Houses. Emails about your stays will still arrive.",
  );
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  await user.click(undo);
  await button("Unsubscribe");
  expect(status()).toMatch(/^You’ll keep getting offers from Lake Houses\./);
  const path = "/websites/api/v2/offer-refusal/m1/";
  expect(asked).toEqual([`GET ${path}`, `POST ${path}`, `DELETE ${path}`]);
});

test("keeping the offers changes nothing", async () => {
  const user = show();
  await user.click(await button("Stay subscribed"));
  expect(status()).toMatch(/^You’ll keep getting offers/);
  expect(screen.queryByRole("button", { name: "Stay subscribed" })).toBeNull();
  expect(asked).toHaveLength(1);
});

test("a failed request says so, and can be retried", async () => {
  const user = show();
  const refuse = await button("Unsubscribe");
  failure = 500;
  await user.click(refuse);
  expect((await screen.findByRole("alert")).textContent).toMatch(/Please try again/);
  failure = null;
  await user.click(refuse);
  await button("I changed my mind");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an unknown link leads to the homes", async () => {
  failure = 404;
  show();
  expect(await screen.findByRole("heading", { name: "This link has expired" })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/s/lake/properties/");
});

test("without a response the page can be loaded again", async () => {
  failure = 500;
  const user = show();
  const retry = await button("Try again");
  failure = null;
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole("heading").textContent).toBe("Offers from Lake Houses"));
});
