// Importing a CSV file: a dry run lists the invalid lines, and only a file without errors is imported.
import type { Page } from "@playwright/test";
import { openList, signIn, unique } from "../support/account";
import { expect, expectAccessible, test } from "../support/site";

const choose = (page: Page, name: string, text: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text, "utf8") });

test("a file with an error names its line, and the corrected file is imported", async ({ page }) => {
  await signIn(page);
  const name = `Market ${unique()}`;
  const [one, two] = [`${name} one`, `${name} two`];
  // Other tests add sources by the hundred meanwhile.
  const rows = await openList(page, `sources/?query=${encodeURIComponent(name)}`, "Sources");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import Sources" });
  const start = dialog.getByRole("button", { name: /^Import/ });
  await expect(start).toBeDisabled();
  await choose(page, "sources.csv", `name\n${one}\n${one}\n`);
  await expect(dialog.getByRole("status")).toContainText("1 row can’t be imported.");
  const faults = dialog.getByRole("list", { name: "Rows to review" });
  await expect(faults.getByRole("listitem")).toHaveText(/^Row 3.*Name: There is one with this already\.$/);
  await expect(start).toBeDisabled();
  await expectAccessible(page);

  await choose(page, "corrected.csv", `\uFEFFName;State status\r\n${one};a\r\n${two};p\r\n`);
  await expect(dialog.getByRole("status")).toContainText("All 2 rows are ready to import.");
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("2 rows imported")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rows.getByText(one)).toBeVisible();
  await expect(rows.getByText(two)).toBeVisible();
});

test("an empty sheet can be downloaded, and unknown columns and values are reported", async ({ page }) => {
  await signIn(page);
  await openList(page, "reservations/", "Reservations");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import Reservations" });
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download template" }).click();
  expect((await download).suggestedFilename()).toBe("reservation.csv");
  await choose(page, "stays.csv", "property,check_in,colour\nx,2027-01-01,red\n");
  await expect(page.getByText(/There is no column colour/)).toBeVisible();
  await choose(
    page,
    "stays.csv",
    "property,check_in,check_out,first_name\nNowhere,2027-01-01,2027-01-03,Ann\n",
  );
  const faults = dialog.getByRole("list", { name: "Rows to review" });
  await expect(faults.getByText('There is nothing called "Nowhere".')).toBeVisible();
});
