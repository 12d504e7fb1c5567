// The property editor: details that save themselves, a rate that changes the price of a stay, a photo, and the checklist of what is
// missing before the home can be sold.
import type { Page } from "@playwright/test";
import { OWNER, signIn } from "../support/account";
import { picture } from "../support/files";
import { createHome, newHome, openTab, removeHome, tabs } from "../support/property-editor";
import { expect, expectAccessible, test } from "../support/site";

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

function middleOfNextMonth() {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth() + 1, 15);
  return new RegExp(day.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }));
}

test("details save themselves, the last save is undone, and tabs have addresses", {
  tag: "@phone",
}, async ({ page }) => {
  await signIn(page);
  await createHome(page);
  const headline = page.getByLabel("Headline");
  await headline.fill("A house by the sea");
  await saved(page);
  await headline.fill("A house far from the sea");
  await headline.blur();
  await saved(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(headline).toHaveValue("A house by the sea");
  await saved(page);
  await page.reload();
  await expect(headline).toHaveValue("A house by the sea");

  await openTab(page, "Booking rules");
  await expect(page).toHaveURL(/\?tab=rules$/);
  await page.goBack();
  await expect(headline).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "House rules" })).toBeVisible();
  await removeHome(page);
});

test("the home's calendar is a tab of its page", async ({ page }) => {
  await signIn(page);
  const name = await newHome(page);
  await openTab(page, "Calendar");
  await expect(page).toHaveURL(/\?tab=calendar$/);
  const month = page.getByRole("region", { name: "Calendar" });
  await expect(month.getByRole("table", { name: new RegExp(name) })).toBeVisible();
  // The page already names the home.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(month.getByRole("button", { name: /Home/ })).toHaveCount(0);
  await month.getByRole("button", { name: "Later" }).click();
  // Named with its month: the previous month may be visible for a moment longer.
  const night = month.getByRole("button", { name: middleOfNextMonth() });
  await night.click();
  await night.click();
  const entry = page.getByRole("dialog", { name: "New booking or block" });
  await entry.getByLabel("Note").fill("Painting");
  await entry.getByRole("button", { name: "Block" }).click();
  await expect(month.getByRole("button", { name: /^Painting, Block/ })).toBeVisible();
  await expectAccessible(page);
  await removeHome(page);
});

test("a rate changes the price of a stay, and a fee its total", { tag: "@phone" }, async ({ page }) => {
  await signIn(page);
  await newHome(page);
  await openTab(page, "Rates");
  await page.getByRole("button", { name: "Add rate" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add rate" });
  await drawer.getByLabel("Price per night", { exact: true }).fill("100");
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer).toBeHidden();
  const price = page.getByRole("status", { name: "Price" });
  await expect(price.getByText("$700.00").first()).toBeVisible();

  await page.getByRole("button", { name: "Base rate", exact: true }).click();
  const again = page.getByRole("dialog", { name: "Base rate" });
  await again.getByLabel("Price per night", { exact: true }).fill("150");
  await again.getByRole("button", { name: "Save" }).click();
  await expect(price.getByText("$1,050.00").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: "Select Base rate" }).press("Space");
  await page.getByRole("toolbar").getByRole("button", { name: "Bulk edit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Update 1 rate" }).click();
  await expect(price.getByText("$1,155.00").first()).toBeVisible();

  await openTab(page, "Fees and add-ons");
  await page.getByRole("button", { name: "Add fee" }).click();
  const fee = page.getByRole("dialog", { name: "New fee" });
  await fee.getByLabel("Name").fill("Cleaning");
  await fee.getByLabel("Amount").fill("80");
  await fee.getByRole("button", { name: "Save" }).click();
  await expect(price.getByText("$1,235.00").first()).toBeVisible();
  await expect(price.getByText("Once per stay")).toBeVisible();
  await removeHome(page);
});

/** The date this many days from now. */
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("single nights and a discount change the price of a stay, and nights return to their season", async ({
  page,
}) => {
  await signIn(page);
  await newHome(page);
  await openTab(page, "Rates");
  await page.getByRole("button", { name: "Add rate" }).first().click();
  const rate = page.getByRole("dialog", { name: "Add rate" });
  await rate.getByLabel("Price per night", { exact: true }).fill("100");
  await rate.getByRole("button", { name: "Save" }).click();
  const price = page.getByRole("status", { name: "Price" });
  await expect(price.getByText("$700.00").first()).toBeVisible();

  await page.getByRole("button", { name: "Set nights" }).click();
  const nights = page.getByRole("dialog", { name: "Set nights" });
  await nights.getByLabel("First night").fill(ahead(1));
  await nights.getByLabel("Last night").fill(ahead(200));
  await nights.getByRole("button", { name: "Save" }).click();
  await expect(nights.getByText("Set a price, a minimum stay, or close the nights")).toBeVisible();
  await nights.getByLabel("Price per night").fill("200");
  await expectAccessible(page);
  await nights.getByRole("button", { name: "Save" }).click();
  await expect(nights).toBeHidden();
  await expect(price.getByText("$1,400.00").first()).toBeVisible();
  const runs = page.getByRole("list", { name: "Custom nights" });
  await expect(runs.getByRole("listitem")).toHaveCount(1);

  await page.getByRole("button", { name: "Add discount" }).click();
  const discount = page.getByRole("dialog", { name: "New discount" });
  await discount.getByLabel("Percent").fill("10");
  await discount.getByRole("button", { name: "Save" }).click();
  await expect(price.getByText("$1,260.00").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "10% off from 7 nights", exact: true })).toBeVisible();
  await expectAccessible(page);

  await runs.getByRole("button", { name: /^Reset to season/ }).click();
  const undo = page.getByRole("button", { name: "Undo" }).last();
  // A focused toast stays open.
  await undo.focus();
  await expect(price.getByText("$630.00").first()).toBeVisible();
  await undo.click();
  await expect(price.getByText("$1,260.00").first()).toBeVisible();
  await removeHome(page);
});

test("a photo is uploaded and described, and the checklist says what is still missing", async ({ page }) => {
  await signIn(page);
  await newHome(page);
  await openTab(page, "Publish");
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("link", { name: "A photo: go to Photos" }).click();
  await expect(page).toHaveURL(/\?tab=photos$/);

  await page
    .locator("input[type=file]")
    .setInputFiles([
      await picture(page, "deck.jpg"),
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
    ]);
  await expect(page.getByText("Only JPEG, PNG, WebP, and AVIF images are supported.")).toBeVisible();
  const photos = page.getByRole("grid", { name: "Photos" });
  await expect(photos.getByText("Cover")).toBeVisible();
  await expect(photos.getByText("Processing")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove notes.txt" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Actions for Photo 1" }).click();
  await page.getByRole("menuitem", { name: "Edit alt text" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit alt text" });
  await dialog.getByLabel("Alt text").fill("The deck by day");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(photos.getByRole("img", { name: "The deck by day" })).toBeVisible();

  await openTab(page, "Publish");
  await expect(page.getByRole("link", { name: "A photo: go to Photos" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "A rate: go to Rates" })).toBeVisible();
  await removeHome(page);
});

test("a read-only user sees the home and no editor", async ({ page }) => {
  await signIn(page, OWNER.replace("owner", "viewer"));
  await page.goto("/account/properties/");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Details" })).toBeAttached();
  await expect(tabs(page)).toHaveCount(0);
});

test("other channels read the home's iCal feed at an address that can be changed", async ({ page }) => {
  await signIn(page);
  await newHome(page);
  await openTab(page, "Calendar sync");
  const own = page.getByRole("region", { name: "Calendar export link" });
  const address = () => own.locator("code").innerText();
  await expect(own.locator("code")).toContainText("/ical/");
  await expectAccessible(page);
  const former = await address();
  const calendar = await page.request.get(new URL(former).pathname);
  expect(await calendar.text()).toContain("BEGIN:VCALENDAR");
  await own.getByRole("button", { name: "Reset link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset link" }).click();
  await expect(page.getByText("Link reset")).toBeVisible();
  expect(await address()).not.toBe(former);
  expect((await page.request.get(new URL(former).pathname)).status()).toBe(404);
  await removeHome(page);
});
