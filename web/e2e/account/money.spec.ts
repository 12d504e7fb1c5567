// Cancellation policies tried on a sample booking, a new edition of an agreement, payments with their sums, and sources.
import type { Page } from "@playwright/test";
import { openList, signIn } from "../support/account";
import { expect, expectAccessible, test } from "../support/site";

/** A name that is unique among tests and retries. */
const named = (words: string) =>
  `${words} ${test.info().project.name} ${test.info().repeatEachIndex}${test.info().retry}`;

async function begin(page: Page, preset: string, name: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByText(preset).first().click();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a cancellation policy starts from a channel's and shows the refund by date", async ({ page }) => {
  const name = named("Firm for the coast");
  await signIn(page);
  await page.goto("/account/refund-policies/?modal=create");
  await begin(page, "Firm (Vrbo)", name);
  const steps = page.getByRole("list", { name: "Refund by cancellation date" });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await expect(steps.getByRole("listitem").nth(1)).toContainText("50 % refund");
  await expect(steps.getByRole("listitem").nth(1)).toContainText("$600.00");
  await page.getByLabel("Total price").fill("333.33");
  await expect(steps.getByRole("listitem").first()).toContainText("$333.33");
  await page.getByRole("button", { name: "Add tier" }).click();
  const shares = page.getByRole("textbox", { name: "Refund (%)" });
  await shares.last().fill("20");
  await shares.last().press("Tab");
  await expect(steps.getByRole("listitem").nth(2)).toContainText("$66.67");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(shares).toHaveCount(3);
});

test("an agreement keeps its old editions", async ({ page }) => {
  const name = named("Cabin terms");
  await signIn(page);
  await page.goto("/account/agreements/?modal=create");
  await begin(page, "Standard agreement", name);
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Emma Lind");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.press("ControlOrMeta+End");
  await page.getByRole("button", { name: "Insert variable" }).click();
  await page.getByRole("menuitem", { name: /^Nights/ }).click();
  await expect(text).toHaveValue(/\{\{nights\}\}$/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save as version 2" }).click();
  await expect(page.getByText("Version 2 now applies to new bookings")).toBeVisible();
  const editions = page.getByRole("region", { name: "Versions" });
  await expect(editions.getByRole("listitem")).toHaveCount(2);
  await editions.getByRole("link", { name: "Version 1" }).click();
  await expect(page.getByText(/This is an older version/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text" })).toBeHidden();
});

test("payments are grouped by state, and a source is added with the seed's texts", async ({ page }) => {
  await signIn(page);
  await openList(page, "reservation-payments/", "Payments");
  const sums = page.getByRole("navigation", { name: "Summary" });
  // Payments being charged are a group of their own, as long as there are any.
  for (const name of [/^Needs attention/, /^Upcoming/, /^Received/])
    await expect(sums.getByRole("link", { name })).toBeVisible();
  await sums.getByRole("link", { name: /^Upcoming/ }).click();
  await expect(page).toHaveURL(/state=due/);
  await expect(sums.getByRole("link", { name: /^Upcoming/ })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  const name = named("Coast gazette");
  await page.goto("/account/sources/?modal=create");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByText("New Source Added")).toBeVisible();
  await page.goto("/account/sources/?modal=create");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(
    page.getByText("Something Went Wrong, Please contact support for further assistance"),
  ).toBeVisible();
});
