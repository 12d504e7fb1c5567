// Right-to-left layout: nothing overflows, and the start is on the right.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, SITE, test } from "../support/site";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      document.documentElement.dir = "rtl";
    }),
  );
});

async function firstHome(page: Page) {
  await page.goto(`${SITE}/properties/`);
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
  return (await link.getAttribute("href")) ?? "";
}

const pages: Record<string, (page: Page) => Promise<string>> = {
  "front page": async () => `${SITE}/`,
  list: async () => `${SITE}/properties/`,
  "home's page": firstHome,
};

for (const [name, pathOf] of Object.entries(pages)) {
  test(`the ${name} fits from right to left`, async ({ page }) => {
    await page.goto(await pathOf(page));
    const brand = page.getByRole("banner").getByRole("link").first();
    const preferences = page.getByRole("button", { name: "Language and appearance" });
    await expect(preferences).toBeVisible();
    const [start, end] = [await brand.boundingBox(), await preferences.boundingBox()];
    expect(start?.x).toBeGreaterThan(end?.x ?? Number.POSITIVE_INFINITY);
    await expectAccessible(page);
  });
}

test("a drawer slides in from the other side", async ({ page, viewport }) => {
  await page.goto(`${SITE}/properties/`);
  await page.getByRole("button", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  const box = await drawer.boundingBox();
  if ((viewport?.width ?? 0) >= 768) expect(box?.x).toBe(0);
});
