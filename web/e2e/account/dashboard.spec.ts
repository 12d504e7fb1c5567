// The dashboard and the reports of the account area: numbers match the lists, and a report's parameters are in its address.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signIn } from "../support/account";
import { expect, expectAccessible, test } from "../support/site";

/** Number of rows in a list, as counted by the server. */
async function countOf(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(`/api/v2/${path}`);
  return ((await answer.json()) as { count: number }).count;
}

test("the dashboard's counts match the lists", { tag: "@phone" }, async ({ page }) => {
  await signIn(page);
  await page.goto("/account/");
  const requests = page.getByRole("region", { name: /^Booking requests/ });
  await expect(requests).toBeVisible();
  const waiting = await countOf(page, "reservation/requests/?limit=1");
  await expect(requests.getByRole("heading")).toHaveText(`Booking requests${waiting}`);
  const unread = await countOf(page, "thread/unread/?limit=1");
  await expect(page.getByRole("region", { name: /^Unread messages/ }).getByRole("heading")).toHaveText(
    `Unread messages${unread}`,
  );
  await expect(page.getByRole("region", { name: "Today" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Next 6 days" })).toBeVisible();
  await expectAccessible(page);

  const [firstMonth] = await page.getByRole("img", { name: /This year .* Previous year/ }).all();
  await firstMonth?.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("img", { name: /This year .* Previous year/ }).nth(1)).toBeFocused();
});

test("a report is shown as its address says, and its file has the same data", async ({ page }) => {
  await signIn(page);
  const year = new Date().getFullYear() - 1;
  await page.goto(`/account/reports/?from=${year}-01&to=${year}-12&by=property`);
  const table = page.getByRole("table", { name: "Reports" });
  await expect(table).toBeVisible();
  await expect(table.getByRole("columnheader").first()).toHaveText("Home");
  await expectAccessible(page);
  const homes = await table.locator("tbody tr").count();
  expect(homes).toBeGreaterThan(1);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`report-${year}-01-${year}-12-by-property.csv`);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\n");
  expect(lines.length - 1).toBeGreaterThanOrEqual(homes);
  expect(lines[0]).toContain("average_nightly_rate");

  await page.getByRole("radiogroup", { name: "Group by" }).getByText("Month", { exact: true }).click();
  await expect(page).toHaveURL(/by=month/);
  await expect(table.locator("tbody tr")).toHaveCount(12);
  await expect(page.getByRole("figure", { name: /^Occupancy by month/ })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(table.locator("tbody tr")).toHaveCount(homes);
});
