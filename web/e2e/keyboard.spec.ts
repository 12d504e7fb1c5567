// From the front page to a price without a pointer.
import type { Locator, Page } from "@playwright/test";
import { openPanel } from "./gull-house";
import { expect, SITE, test } from "./site";

const MOST_TABS = 80;

/** Tabs forward until the element has the focus, as somebody would who cannot point. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} was not reached by the keyboard.`);
}

async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("from the front page to a quote by keyboard alone", async ({ page, viewport }) => {
  const isPhone = (viewport?.width ?? 0) < 768;
  await page.goto(`${SITE}/`);
  await expect(page.getByRole("button", { name: "Language and appearance" })).toBeVisible();

  await pressOn(page, page.getByRole("button", { name: isPhone ? /Where to/ : /^When/ }));
  const calendar = page.getByRole("application", { name: /When/ });
  await tabTo(page, calendar.locator("[role=button][tabindex='0']"));
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  for (let night = 0; night < 4; night++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");

  await pressOn(page, page.getByRole("button", { name: "Search" }));
  await expect(page).toHaveURL(/properties\/#\?a=\d{4}-\d\d-\d\d&d=/);
  await pressOn(page, page.getByRole("article").first().getByRole("heading").getByRole("link"));
  await expect(page).toHaveURL(/properties\/[\w-]+\/#\?a=/);

  if ((viewport?.width ?? 0) < 992) {
    await pressOn(page, page.getByRole("button", { name: "See the price" }));
  }
  const panel =
    (viewport?.width ?? 0) < 992 ? page.getByRole("dialog", { name: "Your stay" }) : await openPanel(page);
  await expect(panel.getByText("Rent for 4 nights")).toBeVisible();
  await pressOn(page, panel.getByRole("button", { name: "Why this price" }));
  const why = page.getByRole("dialog", { name: "Why this price" });
  await expect(why).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await expect(panel.getByRole("button", { name: "Why this price" })).toBeFocused();
});
