// Parts of a home with pointer and keyboard interaction: nights in the rate calendar, order of photos, the pin on the map; and a
// copied home.
import type { Locator, Page } from "@playwright/test";
import { signIn } from "../support/account";
import { picture } from "../support/files";
import { newHome, openTab, removeHome } from "../support/property-editor";
import { expect, expectAccessible, test } from "../support/site";

async function addRate(page: Page, amount: string) {
  await openTab(page, "Rates");
  await page.getByRole("button", { name: "Add rate" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add rate" });
  await drawer.getByLabel("Price per night", { exact: true }).fill(amount);
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer).toBeHidden();
}

/** The nights of the second visible month, none of which is in the past. */
const nextMonth = (page: Page) => page.getByRole("grid").last().getByRole("button");

async function setPrice(page: Page, amount: string) {
  const form = page.getByRole("dialog");
  await form.getByLabel("Price per night").fill(amount);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
}

test("nights are selected in the calendar by pointer and keyboard, a season is opened from its legend, and all of it is copied to a second home", async ({
  page,
}) => {
  await signIn(page);
  const name = await newHome(page);
  const home = page.url();
  await addRate(page, "100");
  const nights = nextMonth(page);
  await expect(nights.nth(3)).toHaveAccessibleName(/Base rate, \$100$/);
  await expectAccessible(page);

  await nights.nth(3).click();
  await nights.nth(5).click();
  await setPrice(page, "180");
  const set = page.getByRole("list", { name: "Custom nights" }).getByRole("listitem");
  await expect(set).toHaveCount(1);
  for (const place of [3, 4, 5])
    await expect(nights.nth(place)).toHaveAccessibleName(/\$180, Custom nights$/);
  await expect(nights.nth(6)).toHaveAccessibleName(/\$100$/);

  await nights.nth(10).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await setPrice(page, "90");
  await expect(set).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(set).toHaveCount(1);

  const legend = page.getByRole("list", { name: "Seasons shown" });
  await legend.getByRole("button", { name: /Base rate/ }).click();
  const rate = page.getByRole("dialog", { name: "Base rate" });
  await rate.getByLabel("Price per night", { exact: true }).fill("120");
  await rate.getByRole("button", { name: "Save" }).click();
  await expect(nights.nth(6)).toHaveAccessibleName(/\$120$/);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(nights.nth(6)).toHaveAccessibleName(/\$100$/);

  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate home" }).click();
  const dialog = page.getByRole("dialog", { name: "Duplicate home" });
  await dialog.getByRole("button", { name: "Duplicate", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Copy of ${name}` })).toBeVisible();
  await openTab(page, "Rates");
  await expect(set).toHaveCount(1);
  await expect(nights.nth(4)).toHaveAccessibleName(/\$180, Custom nights$/);
  await removeHome(page);
  await page.goto(home);
  await removeHome(page);
});

/** The photos' alternative texts, in order. */
const order = (photos: Locator) =>
  photos.getByRole("img").evaluateAll((all) => all.map((one) => one.getAttribute("alt")));

async function describe(page: Page, place: number, words: string) {
  await page.getByRole("button", { name: `Actions for Photo ${place}` }).click();
  await page.getByRole("menuitem", { name: "Edit alt text" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit alt text" });
  await dialog.getByLabel("Alt text").fill(words);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("img", { name: words })).toBeVisible();
}

test("photos are ordered by keyboard, and a deleted one is restored", async ({ page }) => {
  await signIn(page);
  await newHome(page);
  await openTab(page, "Photos");
  const files = [await picture(page, "deck.jpg"), await picture(page, "sea.jpg", "steelblue")];
  await page.locator("input[type=file]").setInputFiles(files);
  const photos = page.getByRole("grid", { name: "Photos" });
  await expect(photos.getByRole("row")).toHaveCount(2);
  await expect(photos.getByText("Processing")).toHaveCount(0);
  await describe(page, 1, "The deck");
  await describe(page, 2, "The sea");

  await photos.getByRole("row", { name: "The sea" }).getByRole("button", { name: /^Drag/ }).press("Enter");
  const first = page.getByRole("button", { name: /^Insert before The deck/ });
  await expect(first).toBeAttached();
  await expect(async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(first).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect.poll(() => order(photos)).toEqual(["The sea", "The deck"]);
  await expect(photos.getByRole("row").first().getByText("Cover")).toBeVisible();
  await page.reload();
  await expect.poll(() => order(photos)).toEqual(["The sea", "The deck"]);

  const remove = async () => {
    await page.getByRole("button", { name: "Actions for The deck" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect.poll(() => order(photos)).toEqual(["The sea"]);
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => order(photos)).toEqual(["The sea", "The deck"]);
  await remove();
  // Leaving the tab makes the deletion final.
  await openTab(page, "Details");
  await page.reload();
  await openTab(page, "Photos");
  await expect.poll(() => order(photos)).toEqual(["The sea"]);
  await removeHome(page);
});

test("a press on the map moves the pin there, and it is saved", async ({ page }) => {
  await signIn(page);
  await newHome(page);
  await openTab(page, "Location");
  const map = page.getByRole("region", { name: "Map" });
  await map.locator("canvas").click({ position: { x: 120, y: 110 } });
  const latitude = page.getByLabel("Latitude");
  await expect(latitude).not.toHaveValue(/^0?$/);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  const [lat, lon] = [await latitude.inputValue(), await page.getByLabel("Longitude").inputValue()];
  await page.reload();
  await expect(latitude).toHaveValue(lat);
  await expect(page.getByLabel("Longitude")).toHaveValue(lon);
  expect(Math.abs(Number(lat)) + Math.abs(Number(lon))).toBeGreaterThan(1);
  await removeHome(page);
});
