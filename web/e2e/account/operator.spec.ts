// The operator acts on behalf of an account: that is always visible, can be ended, and is recorded in the account's log.
import type { Page } from "@playwright/test";
import { OWNER, openList, PASSWORD, signIn } from "../support/account";
import { expect, expectAccessible, test } from "../support/site";

const OPERATOR = "operator@casita.test";

const banner = (page: Page) => page.getByRole("status").filter({ hasText: "is signed in as" });
const question = (page: Page) => page.getByRole("heading", { name: "Sign in as the owner" });

test("acting on behalf of an owner is shown on every screen, and in the owner's log", async ({ page }) => {
  await page.goto("/account/login/");
  await page.getByLabel("E-mail").fill(OPERATOR);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(OWNER);
  await page.getByRole("button", { name: "Sign in as owner", exact: true }).click();

  await expect(banner(page)).toContainText(OPERATOR);
  await expect(banner(page)).toContainText(OWNER);
  await expectAccessible(page);
  for (const path of ["reservations/", "calendar/", "messages/", "settings/"]) {
    await page.goto(`/account/${path}`);
    await expect(banner(page)).toBeInViewport();
  }
  await banner(page).getByRole("button").click();
  await expect(question(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page);
  const log = await openList(page, "audit-entries/", "Audit log");
  await expect(log.getByText("Signed in as another user").first()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});
