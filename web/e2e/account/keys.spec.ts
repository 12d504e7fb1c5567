// The keyboard help: one key on every screen lists the shortcuts available there.
import type { Page } from "@playwright/test";
import { openList, signIn } from "../support/account";
import { expect, expectAccessible, test } from "../support/site";

async function help(page: Page, title: string) {
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByRole("region")).toHaveCount(2);
  await expect(dialog.getByRole("region", { name: "Everywhere" })).toContainText("Search");
  return dialog.getByRole("region", { name: title });
}

test("? lists the keys of the open list, inbox, calendar or editor", async ({ page }) => {
  await signIn(page);
  const properties = await openList(page, "properties/", "Homes");
  await expect(await help(page, "In this list")).toContainText("Preview the row");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toHaveCount(0);

  await page.goto("/account/messages/");
  await expect(page.getByRole("list", { name: "Inbox" })).toBeVisible();
  const inbox = await help(page, "Inbox");
  for (const words of ["Next conversation", "Archive", "Mark as unread", "Search"])
    await expect(inbox).toContainText(words);

  await page.goto("/account/calendar/");
  const grid = page.getByRole("grid");
  await expect(grid).not.toHaveAttribute("aria-busy", "true");
  await grid.focus();
  const board = await help(page, "Calendar");
  for (const cap of ["[", "]", "Home", "PgUp", "PgDn", "←", "⇧"])
    await expect(board.getByText(cap, { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(grid).toBeFocused();

  await page.goto("/account/properties/");
  await properties.getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Details" })).toHaveAttribute("aria-current", "page");
  await expect(await help(page, "On this page")).toContainText("Previous or next section");
  await page.keyboard.press("Escape");
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/tab=photos/);
});
