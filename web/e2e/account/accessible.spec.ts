// Checks every screen of the account area with axe, in both themes: all lists with a row of each, all tabs of the editors, and the
// other screens. On a phone all of them fit; axe's findings are the same at every width.
import type { Page } from "@playwright/test";
import { TABS as PARTS_OF_A_HOME } from "../../src/account/features/property-editor/frame/tabs";
import { TABS as PARTS_OF_A_SITE } from "../../src/account/features/sites/editor/tabs";
import { goTo, LISTS, listed, openList, signIn } from "../support/account";
import { expect, expectAccessible, expectAccessibleDayAndNight, expectFits, test } from "../support/site";

/** Waits until nothing is loading. */
async function loaded(page: Page) {
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true], .animate-shimmer, .animate-spin")).toHaveCount(0);
}

async function checkAccessible(page: Page, part?: string, { byDay = false } = {}) {
  await loaded(page);
  if (page.viewportSize()?.width === 390) await expectFits(page);
  else if (byDay) await expectAccessible(page, part);
  else await expectAccessibleDayAndNight(page, part);
}

async function look(page: Page, path: string) {
  await test.step(path, async () => {
    await page.goto(`/account/${path}`);
    await checkAccessible(page);
  });
}

/** The parts outside of the screen are checked with the screens that are not lists. */
const SCREEN = "#screen";
/** More rows would add nothing to the check. */
const ROWS = 3;
const SHARES = 4;

for (let share = 0; share < SHARES; share++) {
  const lists = LISTS.filter((_, place) => place % SHARES === share);
  test(`lists and a row of each, part ${share + 1} of ${SHARES}`, async ({ page }) => {
    await signIn(page);
    for (const { path, title } of lists) {
      await test.step(title, async () => {
        await goTo(page, `${path}?l=${ROWS}`);
        const table = await listed(page, title);
        await checkAccessible(page, SCREEN);
        const row = table.getByRole("rowheader").getByRole("link").first();
        if ((await row.count()) === 0) return;
        await row.click();
        await expect(page).not.toHaveURL(/\?l=/);
        // Forms have no colors but those of the editors below.
        await checkAccessible(page, SCREEN, { byDay: true });
      });
    }
  });
}

async function firstOf(page: Page, path: string, title: string): Promise<string> {
  const table = await openList(page, path, title);
  const href = await table.getByRole("rowheader").getByRole("link").first().getAttribute("href");
  return (href ?? "").replace("/account/", "");
}

async function lookAtParts(page: Page, path: string, parts: readonly string[]) {
  await page.goto(`/account/${path}`);
  for (const part of parts) {
    await test.step(part, async () => {
      await page.locator(`[data-tab=${part}]`).getByRole("link").click();
      await expect(page.locator(`[data-tab=${part}] [aria-current=page]`)).toBeVisible();
      await checkAccessible(page, SCREEN);
    });
  }
}

for (const share of [0, 1]) {
  const parts = PARTS_OF_A_HOME.filter((_, place) => place % 2 === share);
  test(`every part of a home, half ${share + 1} of 2`, async ({ page }) => {
    await signIn(page);
    await lookAtParts(page, await firstOf(page, "properties/", "Homes"), parts);
  });
}

test("every part of a site", async ({ page }) => {
  await signIn(page);
  await lookAtParts(page, await firstOf(page, "sites/", "Websites"), PARTS_OF_A_SITE);
});

test("screens that are not lists", async ({ page }) => {
  for (const path of ["login/", "signup/", "password/forgot/"]) await look(page, path);
  await signIn(page);
  for (const path of ["", "calendar/", "messages/", "reports/", "settings/"]) await look(page, path);
  const home = await firstOf(page, "properties/", "Homes");
  await look(page, home.replace("properties/", "calendar/"));
  await page.goto("/account/messages/");
  await page.getByRole("list", { name: "Inbox" }).getByRole("link").first().click();
  await expect(page.getByRole("textbox", { name: "Your reply" })).toBeVisible();
  await checkAccessible(page);
});
