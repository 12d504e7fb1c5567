// A home's page: photos by keyboard, dates that are taken, both appearances.
import { expect, expectAccessible, SITE, test } from "./site";

async function firstHome(page: import("@playwright/test").Page) {
  await page.goto(`${SITE}/properties/`);
  const href = await page
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link")
    .getAttribute("href");
  return href ?? "";
}

for (const scheme of ["light", "dark"] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test("a home's page is accessible from top to bottom", async ({ page }) => {
      await page.goto(await firstHome(page));
      await page.getByRole("heading", { name: "Availability" }).scrollIntoViewIfNeeded();
      await expect(page.getByRole("application", { name: /Availability/ })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("photos open over the whole window and are leafed through by keyboard", async ({ page }) => {
  await page.goto(await firstHome(page));
  await page.getByRole("button", { name: /Show all \d+ photos/ }).click();
  const viewer = page.getByRole("dialog", { name: /Photos of/ });
  await expect(viewer.getByText(/^Photo 1 of/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(/^Photo 2 of/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("a stay that cannot be booked says why in plain words", async ({ page, viewport }) => {
  const home = await firstHome(page);
  const year = new Date().getFullYear() + 2;
  await page.goto(`${home}#?a=${year}-03-02&d=${year}-03-03&ad=29`);
  if ((viewport?.width ?? 0) < 992) await page.getByRole("button", { name: "See the price" }).click();
  await expect(page.getByText(/This home sleeps \d+ guests|Stay at least|not open yet/).last()).toBeVisible();
  await expectAccessible(page);
});

test("the page speaks the language that was chosen, also after loading it again", async ({ page }) => {
  await page.goto(`${SITE}/`);
  await page.getByRole("button", { name: "Language and appearance" }).click();
  await page.getByRole("dialog").getByText("Deutsch").click();
  await expect(page.getByRole("heading", { name: "Unterkünfte" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Unterkünfte" })).toBeVisible();
});
