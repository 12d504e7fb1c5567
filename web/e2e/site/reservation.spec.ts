// After booking: paying, another card, the agreement, the calendar file, contact details, and cancellation.
import type { Locator } from "@playwright/test";
import { Booker, CARDS } from "../support/booking";
import { expect, expectAccessible, test } from "../support/site";

const dollars = (minor: number) =>
  (minor / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** The accessible name of a calendar cell. */
const longDate = (iso: string) =>
  new RegExp(
    new Date(`${iso}T00:00:00`).toLocaleDateString("en-US", {
      month: "long",
      day: "numeric",
      year: "numeric",
    }),
  );

/** In the month that is shown, or the one after it. */
async function pickDay(dialog: Locator, iso: string) {
  const day = dialog.getByRole("button", { name: longDate(iso) });
  const next = dialog.getByRole("button", { name: "Next", exact: true }).first();
  await next.waitFor();
  if (!(await day.isVisible())) await next.click();
  await day.click();
}

test(
  "a guest pays the rest, adds a card, enters contact details, and cancels with the exact refund",
  { tag: "@phone" },
  async ({ page }, info) => {
    const guest = new Booker(page, info);
    const quote = await guest.quote({ site: "harbor-pine", slot: 18 });
    await guest.bookAtOnce("harbor-pine", quote, CARDS.good);

    await expect(page.getByText(/^Booking number [0-9A-Z]{8}$/)).toBeVisible();
    const directions = page.getByRole("link", { name: "Get directions" });
    await expect(directions).toHaveAttribute("href", /destination=\S+%2C/);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to your calendar" }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);

    await page.getByRole("button", { name: /^Pay \$/ }).click();
    const pay = page.getByRole("dialog", { name: "Make payment" });
    await expect(pay.getByRole("radio", { name: "Visa •••• 4242" })).toBeChecked();
    await expectAccessible(page);
    await pay.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(pay).toBeHidden();
    await expect(page.getByText("Paid", { exact: true })).toHaveCount(2);

    await page.getByRole("button", { name: "Add credit card" }).click();
    const add = page.getByRole("dialog", { name: "Add credit card" });
    await guest.fillCard("5555555555554444");
    await add.getByRole("button", { name: "Add credit card" }).click();
    await expect(add).toBeHidden();
    await expect(page.getByText("Mastercard •••• 4444")).toBeVisible();

    await page.getByRole("button", { name: "Rental agreement" }).click();
    await expect(page.getByRole("dialog", { name: "Rental agreement" })).toBeVisible();
    await page.keyboard.press("Escape");

    const { reservation } = await guest.reload(quote);
    const [status] = page.url().split("?");
    await page.goto(`/s/harbor-pine/reservation/contact/${reservation}/`);
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("First name").fill("Anna");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirm my details" }).click();
    await expect(page.getByText(/^Anna Guest · ann@guest.test/)).toBeVisible();

    await page.goto(String(status));
    await page.getByRole("button", { name: "Cancel this stay" }).click();
    const cancel = page.getByRole("alertdialog", { name: "Cancel this stay" });
    await expect(cancel.getByText(dollars(quote.total)).first()).toBeVisible();
    await expectAccessible(page);
    await cancel.getByRole("button", { name: "Cancel the stay" }).click();
    await expect(page.getByRole("heading", { name: "This stay is canceled" })).toBeVisible();
    await expect(page.getByText(`You paid ${dollars(quote.total)}`)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Getting there" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Book again" })).toBeVisible();
    await expectAccessible(page);
  },
);

test("a new card pays what is still to come, and the old one is removed", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 16 });
  await guest.bookAtOnce("harbor-pine", quote, CARDS.good);
  const chosen = page.getByRole("combobox", { name: "Payment method" }).locator("option:checked");
  await expect(chosen).toHaveText("Visa •••• 4242");
  await expect(page.getByRole("button", { name: "Remove Visa •••• 4242" })).toHaveCount(0);

  await page.getByRole("combobox", { name: "Payment method" }).selectOption("Another card");
  const add = page.getByRole("dialog", { name: "Add credit card" });
  await expectAccessible(page);
  await guest.fillCard("5555555555554444");
  await add.getByRole("button", { name: "Add credit card" }).click();
  await expect(add).toBeHidden();
  await expect(chosen).toHaveText("Mastercard •••• 4444");

  await page.getByRole("button", { name: "Remove Visa •••• 4242" }).click();
  const remove = page.getByRole("alertdialog", { name: "Remove Visa •••• 4242" });
  await expectAccessible(page);
  await remove.getByRole("button", { name: "Remove" }).click();
  await expect(remove).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove Visa •••• 4242" })).toHaveCount(0);
  await expect(page.locator("main").getByText("Visa •••• 4242")).toHaveCount(0);
});

test("a payment refused by the bank shows the reason, and another failure a general text", async ({
  page,
}, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 21 });
  await guest.bookAtOnce("harbor-pine", quote, CARDS.good);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  const pay = page.getByRole("dialog", { name: "Make payment" });
  await page.route(
    "**/reservation-payment-charge*",
    (route) =>
      route.fulfill({ status: 409, json: { code: "illegal_move", detail: "It has changed.", data: {} } }),
    {
      times: 1,
    },
  );
  await pay.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(
    pay.getByText(
      "We're sorry. Something went wrong while processing your payment. Please try again or contact support for further assistance.",
    ),
  ).toBeVisible();
  await pay.getByText("Another card").click();
  await guest.fillCard(CARDS.declined);
  await pay.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(pay.getByText(/declined/i).first()).toBeVisible();
});

/** A booked stay, and other dates for it. */
async function bookAndWishForOthers(guest: Booker, slot: number) {
  const quote = await guest.quote({ site: "harbor-pine", slot, spare: 1 });
  await guest.bookAtOnce("harbor-pine", quote, CARDS.good);
  const { reservation } = await guest.reload(quote);
  const stay = await guest.otherStay("harbor-pine", quote, String(reservation));
  return { quote, reservation, stay };
}

test(
  "a guest changes dates and sees the exact difference before",
  { tag: "@phone" },
  async ({ page }, info) => {
    const guest = new Booker(page, info);
    const { quote, reservation, stay } = await bookAndWishForOthers(guest, 27);

    await page.getByRole("button", { name: "Change booking" }).click();
    const dialog = page.getByRole("dialog", { name: "Change booking" });
    const submit = dialog.getByRole("button", { name: /and change$|^Change booking$/ });
    await expect(submit).toBeDisabled();
    for (const day of [stay.check_in, stay.check_out]) await pickDay(dialog, day);
    const preview = await (await guest.post(`/reservation/${reservation}/change-preview/`, stay)).json();
    const total = dialog.getByRole("row", { name: /^Total/ });
    await expect(total).toContainText(dollars(quote.total));
    await expect(total).toContainText(dollars(preview.total));
    if (preview.due_now)
      await expect(dialog.getByRole("status").getByText(dollars(preview.due_now))).toBeVisible();
    await expectAccessible(page);
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Your booking is changed.")).toBeVisible();
    await expect(page.getByText("Booking changed", { exact: true })).toBeVisible();
    await expect(page.getByRole("complementary").getByText(dollars(preview.total))).toBeVisible();
    expect(await guest.reload(quote)).toMatchObject({ ...stay, total: preview.total });
    await expectAccessible(page);
  },
);

test("a guest changes the guests without changing the dates", { tag: "@phone" }, async ({ page }, info) => {
  const guest = new Booker(page, info);
  const { quote, reservation } = await bookAndWishForOthers(guest, 23);
  await page.getByRole("button", { name: "Change booking" }).click();
  const dialog = page.getByRole("dialog", { name: "Change booking" });
  await expect(dialog.getByText("The same dates")).toBeVisible();
  await dialog.getByRole("button", { name: "Decrease Adults" }).click();
  const preview = await (
    await guest.post(`/reservation/${reservation}/change-preview/`, { adults: 1 })
  ).json();
  await expect(dialog.getByRole("row", { name: /^Total/ })).toContainText(dollars(preview.total));
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /and change$|^Change booking$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your booking is changed.")).toBeVisible();
  const { check_in, check_out } = quote;
  expect(await guest.reload(quote)).toMatchObject({ check_in, check_out, adults: 1, total: preview.total });
});

test("a declined card leaves the dates unchanged", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const { quote, stay } = await bookAndWishForOthers(guest, 24);
  await page.getByRole("button", { name: "Change booking" }).click();
  const dialog = page.getByRole("dialog", { name: "Change booking" });
  for (const day of [stay.check_in, stay.check_out]) await pickDay(dialog, day);
  await dialog.getByText("Another card").click();
  await guest.fillCard(CARDS.declined);
  await dialog.getByRole("button", { name: /and change$/ }).click();
  await expect(dialog.getByText(/declined/i).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Keep as it is" }).click();
  const { check_in, check_out, total } = quote;
  expect(await guest.reload(quote)).toMatchObject({ check_in, check_out, total });
});

test("messages between guest and owner appear without reloading", async ({ page, context }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "old-mill", slot: 2 });
  await guest.bookAtOnce("old-mill", quote, null);
  const beside = await context.newPage();
  await beside.goto(page.url());
  await expect(beside.getByRole("heading", { name: "Messages" })).toBeVisible();

  await page.getByLabel("Your message").fill("May we bring a tent?");
  await page.getByRole("button", { name: "Send message" }).click();
  for (const screen of [page, beside])
    await expect(screen.getByRole("listitem").filter({ hasText: "May we bring a tent?" })).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await expectAccessible(page);

  // Without the stream, polling takes over.
  await beside.route("**/reservation-message/events/**", (route) => route.fulfill({ status: 503 }));
  await beside.reload();
  await page.getByLabel("Your message").fill("And a boat?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(beside.getByRole("listitem").filter({ hasText: "And a boat?" })).toBeVisible({
    timeout: 15_000,
  });
});

test("an unknown link shows an error", async ({ page }) => {
  await page.goto("/s/harbor-pine/reservation/status/00000000000000000000000000/");
  await expect(page.getByText("Booking not found")).toBeVisible();
  await expectAccessible(page);
});
