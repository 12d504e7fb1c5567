// Loading performance: content of the first HTML, layout shift, and the amount of script before any interaction.
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, SITE, test } from "../support/site";

const MAX_SCRIPT = 200_000;

/** Starts observing before the page loads; the numbers are read later. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: "" };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as unknown as
        | { url: string; element: Element | null }
        | undefined;
      seen.largest = last?.url || (last?.element?.textContent ?? "");
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

const facts = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number; largest: string } }).seen);

async function homePath(page: Page) {
  await page.goto(`${SITE}/properties/`);
  return (await page.getByRole("article").first().getByRole("link").last().getAttribute("href")) ?? "";
}

for (const name of ["front page", "home's page"]) {
  const pathOf = (page: Page) => (name === "front page" ? `${SITE}/` : homePath(page));

  test(`the ${name} shows its largest element before any script runs`, async ({ page, context }) => {
    const path = await pathOf(page);
    const bare = await context.newPage();
    await bare.route("**/*.js", (route) => route.abort());
    await watch(bare);
    await bare.goto(path);
    await watch(page);
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Language and appearance" })).toBeVisible();
    await page.waitForLoadState("networkidle");

    // The largest element is known only when the last picture is painted, so both pages are queried until they agree.
    const withScript = await facts(page);
    expect(withScript.largest).not.toBe("");
    await expect
      .poll(async () => [(await facts(bare)).largest, (await facts(page)).largest])
      .toEqual([withScript.largest, withScript.largest]);
  });

  test(`the ${name} has no layout shift and loads little script`, async ({ page, context }) => {
    const path = await pathOf(page);
    const fresh = await context.newPage();
    const scripts: Promise<number>[] = [];
    fresh.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await watch(fresh);
    await fresh.goto(path);
    await fresh.waitForLoadState("networkidle");
    await expect(fresh.getByRole("button", { name: "Language and appearance" })).toBeVisible();
    const size = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
    test.info().annotations.push({ type: "script", description: `${Math.round(size / 1000)} kB gzip` });
    expect(size).toBeLessThanOrEqual(MAX_SCRIPT);
    expect((await facts(fresh)).shift).toBe(0);
  });
}

test("an unknown address shows the 404 page", async ({ page }) => {
  const response = await page.goto(`${SITE}/properties/no-such-home/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await page.getByRole("link", { name: "See all homes" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
