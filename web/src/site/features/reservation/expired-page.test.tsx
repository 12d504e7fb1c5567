import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { activateSite } from "@/i18n/site";
import { type FirstData, SiteProvider, siteOf } from "../site";
import { ExpiredPage } from "./expired-page";

beforeAll(() => activateSite("en"));

const home = { key: "p", name: "Gull House", slug: "gull-house", photos: [] };

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) =>
    new URL((input as Request).url).pathname.includes("/quote/")
      ? Response.json({ code: "expired", detail: "", data: { property: "p" } }, { status: 410 })
      : Response.json(home),
  );
});

function show(site: object) {
  const first = { base: "/s/lake", demo: false, site: { namespace: "lake", ...site } };
  const routeTree = createRootRoute({ component: () => <ExpiredPage quote="0Q" /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SiteProvider value={siteOf(first as unknown as FirstData)}>
        <RouterProvider router={router as never} />
      </SiteProvider>
    </QueryClientProvider>,
  );
}

it("offers a message to the owner", async () => {
  show({ guesty_powered: false, guesty_account_email: null });
  expect(await screen.findByRole("button", { name: "Message the host" })).toBeDefined();
});

it("offers an e-mail where a partner system holds the conversations", async () => {
  show({ guesty_powered: true, guesty_account_email: "owner@partner.test" });
  const mail = (await screen.findByRole("link", { name: "Message the host" })).getAttribute("href") ?? "";
  expect(mail).toMatch(/^mailto:owner@partner\.test\?subject=Gull%20House/);
  expect(decodeURIComponent(mail)).toContain("2 guests");
});
