// A home's page: photos by keyboard, prices and closed days of its calendar, promotions, add-ons, refunds, messages.
import type { Page } from "@playwright/test";
import { dayCell, dollars, openPanel, PATH, pricedStay } from "../support/gull-house";
import { expect, expectAccessible, SITE, test } from "../support/site";

/** The calendar on the page itself, scrolled into view. */
async function pageCalendar(page: Page) {
  await page.getByRole("heading", { name: "Availability" }).scrollIntoViewIfNeeded();
  const calendar = page.getByRole("application", { name: /Availability/ });
  await expect(calendar).toBeVisible();
  return calendar;
}

for (const scheme of ["light", "dark"] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme });

    test("a home's page is accessible from top to bottom", async ({ page }) => {
      const { checkIn, checkOut } = await pricedStay(page);
      await page.goto(`${PATH}#?a=${checkIn}&d=${checkOut}`);
      await pageCalendar(page);
      await page.getByRole("heading", { name: "Rates" }).scrollIntoViewIfNeeded();
      await expect(page.getByText("All other nights").locator("visible=true")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Cancellation policy" })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test("photos open over the whole window and are paged by keyboard", { tag: "@phone" }, async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole("button", { name: /Show all \d+ photos/ }).click();
  const viewer = page.getByRole("dialog", { name: /Photos of/ });
  await expect(viewer.getByText(/^Photo 1 of/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(/^Photo 2 of/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("after check-in every possible departure day shows its exact total, matching the quote", {
  tag: "@phone",
}, async ({ page }) => {
  const stay = await pricedStay(page);
  await page.goto(PATH);
  const calendar = await pageCalendar(page);
  await (await dayCell(calendar, stay.checkIn)).click();
  const leaving = await dayCell(calendar, stay.checkOut);
  await expect(leaving).toHaveAccessibleName(
    new RegExp(`\\${dollars(stay.total)} for ${stay.nights} nights`),
  );
  await expectAccessible(page);
  await leaving.click();
  await expect(page).toHaveURL(new RegExp(`a=${stay.checkIn}&d=${stay.checkOut}`));
  const panel = await openPanel(page);
  await expect(
    panel
      .getByRole("definition")
      .filter({ hasText: dollars(stay.total) })
      .first(),
  ).toBeVisible();
});

test("a closed day shows the reason for pointer, keyboard, touch and screen reader", {
  tag: "@phone",
}, async ({ page, hasTouch }) => {
  const { taken } = await pricedStay(page);
  await page.goto(PATH);
  const calendar = await pageCalendar(page);
  const day = await dayCell(calendar, taken);
  await expect(day).toHaveAccessibleName(/Already booked|Too few free nights/);
  await expect(day).toBeDisabled();
  await day.evaluate((element) => element.scrollIntoView({ block: "center" }));
  if (hasTouch) await day.tap({ force: true });
  else await day.hover({ force: true });
  await expect(page.getByText(/: (Already booked|Too few free nights)/)).toBeVisible();
  if (hasTouch) return;
  await expect(page.locator("[role=tooltip]")).toBeVisible();
  await expectAccessible(page);
});

test("flexible dates show a month of totals, and one of them becomes the stay", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(PATH);
  await pageCalendar(page);
  await page.getByRole("tab", { name: "Flexible" }).click();
  await page
    .getByRole("radio", { name: /^\w{3} \d{4}$/ })
    .first()
    .check({ force: true });
  await page.getByRole("button", { name: "Increase Nights" }).click();
  const best = page.getByText(/^Best price: /);
  await expect(best).toBeVisible();
  await expectAccessible(page);
  const amount = /\$[\d,.]+\d/.exec((await best.textContent()) ?? "")?.[0] ?? "";
  const month = page.getByRole("application", { name: /Start dates/ });
  await month.getByRole("button", { name: amount, disabled: false }).first().click();
  await expect(page).toHaveURL(/#\?a=\d{4}-\d\d-\d\d&d=\d{4}-\d\d-\d\d/);
  const panel = await openPanel(page);
  await expect(panel.getByRole("definition").filter({ hasText: amount }).first()).toBeVisible();
});

test("the overview shows which nights are taken", async ({ page }) => {
  await page.goto(PATH);
  await pageCalendar(page);
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(page.getByRole("cell", { name: /taken/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test("a stay that cannot be booked shows the reason", async ({ page }) => {
  const year = new Date().getFullYear() + 2;
  await page.goto(`${PATH}#?a=${year}-03-02&d=${year}-03-03&ad=29`);
  await openPanel(page);
  await expect(page.getByText(/This home sleeps \d+ guests|Stay at least|aren’t open/).last()).toBeVisible();
  await expectAccessible(page);
});

test("a promo code is redeemed regardless of case, explained, and removed", async ({ page }) => {
  const { checkIn, checkOut } = await pricedStay(page);
  await page.goto(`${PATH}#?a=${checkIn}&d=${checkOut}`);
  const panel = await openPanel(page);
  await panel.getByRole("button", { name: "Add promo code" }).click();
  const redeem = page.getByRole("dialog", { name: "Add promo code" });
  const field = redeem.getByRole("textbox", { name: "Promo code" });
  await field.fill("no-such-code");
  await field.press("Enter");
  await expect(redeem.getByText("We don’t recognize this code.")).toBeVisible();
  await expectAccessible(page);
  await field.fill("tidepool");
  await field.press("Enter");
  await expect(redeem).toBeHidden();
  const chips = panel.getByRole("list", { name: "Promo codes" });
  await expect(chips.getByText(/TIDEPOOL/)).toBeVisible();
  await chips.getByRole("button", { name: "Terms" }).click();
  await expect(page.getByRole("dialog", { name: "Tide pool season" }).getByText(/^10% of \$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await chips.getByRole("button", { name: "Remove TIDEPOOL" }).click();
  await expect(chips).toBeHidden();
});

test("an add-on is added to the price, and survives a reload", async ({ page }) => {
  const { checkIn, checkOut } = await pricedStay(page);
  await page.goto(`${PATH}#?a=${checkIn}&d=${checkOut}`);
  const panel = await openPanel(page);
  const folded = panel.getByRole("button", { name: "Add to your stay" });
  if ((page.viewportSize()?.width ?? 0) >= 992) await folded.click();
  await panel.getByText("Mid-stay clean").click();
  await expect(panel.getByRole("term").filter({ hasText: "Mid-stay clean" })).toBeVisible();
  await page.reload();
  await expect((await openPanel(page)).getByRole("term").filter({ hasText: "Mid-stay clean" })).toBeVisible();
});

test("the refund after a cancellation is shown with dates and amounts", async ({ page }) => {
  const { checkIn, checkOut, total } = await pricedStay(page);
  await page.goto(`${PATH}#?a=${checkIn}&d=${checkOut}`);
  const refunds = page.getByRole("region", { name: "Cancellation policy" });
  const steps = refunds.getByRole("listitem");
  await expect(steps.first()).toContainText(/Full refund|\d refunded/);
  await expect(steps.first()).toContainText(/until \w{3} \d+, \d{4}/i);
  await expect(steps.last()).toContainText("No refund");
  expect(await refunds.textContent()).toMatch(
    new RegExp(`\\${dollars(total)}|\\${dollars(Math.round(total / 2))}`),
  );
});

test("homes nearby are shown for the same dates, which their links keep", async ({ page }) => {
  const { checkIn, checkOut } = await pricedStay(page);
  await page.goto(`${PATH}#?a=${checkIn}&d=${checkOut}`);
  await page.getByRole("heading", { name: "Location" }).scrollIntoViewIfNeeded();
  const nearby = page.getByRole("region", { name: "More homes nearby" });
  await nearby.scrollIntoViewIfNeeded();
  await expect(nearby.getByRole("article").first()).toContainText("total for");
  await expect(nearby.getByRole("heading", { name: "Gull House" })).toHaveCount(0);
  const first = nearby.getByRole("article").first().getByRole("heading");
  const name = await first.innerText();
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`a=${checkIn}&d=${checkOut}`));
});

test("a message to the owner is validated before it is sent, and no input is lost", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(`${PATH}#?modal=message`);
  const dialog = page.getByRole("dialog", { name: "Message the host" });
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Email").fill("ada@example");
  await dialog.getByRole("button", { name: "Send message" }).click();
  await expect(dialog.getByText("Enter a valid email address")).toBeVisible();
  await expect(dialog.getByText("Enter your last name")).toBeVisible();
  await expect(dialog.getByText("Write your message")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/modal/);
  await page.reload();
  await (await openPanel(page)).getByRole("button", { name: "Message the host" }).click();
  await expect(dialog.getByLabel("First name")).toHaveValue("Ada");
});

test("booking creates the quote and opens the checkout", { tag: "@phone" }, async ({ page }) => {
  const { checkIn, checkOut } = await pricedStay(page);
  await page.goto(`${PATH}#?a=${checkIn}&d=${checkOut}`);
  await (await openPanel(page)).getByRole("button", { name: "Book" }).click();
  // The checkout itself redirects to its first step.
  await expect(page).toHaveURL(/\/reservation\/checkout\/(stay\/)?\?q=[0-9A-Z]{52}$/);
});

test("the page is in the chosen language, also after a reload", async ({ page }) => {
  await page.goto(`${SITE}/`);
  await page.getByRole("button", { name: "Language and appearance" }).click();
  await page.getByRole("dialog").getByText("Deutsch").click();
  await expect(page.getByRole("heading", { name: "Unterkünfte" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Unterkünfte" })).toBeVisible();
});
