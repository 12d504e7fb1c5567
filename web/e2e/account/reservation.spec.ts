// The owner's page of a reservation: accepting and declining requests, changing dates and canceling with exact amounts, booking by
// hand, and users without permission.
import type { Browser, Locator, Page, TestInfo } from "@playwright/test";
import { OWNER, openList, signIn } from "../support/account";
import { Booker, CARDS, rowOf, type StoredQuote, type Wanted } from "../support/booking";
import { dollars } from "../support/gull-house";
import { expect, expectAccessible, test } from "../support/site";

const SITE = "harbor-pine";
const VIEWER = OWNER.replace("owner", "viewer");
const AGENT = OWNER.replace("owner", "agent");
const AMOUNT = /\$[\d,]+\.\d\d/;

/** A stay that a guest has booked or requested; the guest's own page stays open. */
async function bookedBy(
  page: Page,
  info: TestInfo,
  { card = CARDS.good, ...wanted }: Omit<Wanted, "site"> & { card?: string },
) {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: SITE, ...wanted });
  await guest.bookAtOnce(SITE, quote, card, /You’re all set!|Your request is with the host/);
  const { reservation } = await guest.reload(quote);
  return { guest, quote, key: rowOf(reservation), statusPage: String(page.url().split("?")[0]) };
}

/** A user of the account, in a separate browser context. */
async function person(browser: Browser, page: Page, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.CASITA_URL,
    viewport: page.viewportSize(),
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    reducedMotion: "reduce",
  });
  const ownerPage = await context.newPage();
  await signIn(ownerPage, email);
  return ownerPage;
}

async function openReservation(ownerPage: Page, key: string) {
  await ownerPage.goto(`/account/reservations/${key}/`);
  await expect(ownerPage.getByRole("heading", { level: 1, name: "Ann Guest" })).toBeVisible();
}

/** Some actions are in a menu, on a phone nearly all. */
async function choose(ownerPage: Page, act: string) {
  await ownerPage.getByRole("button", { name: "Actions" }).click();
  await ownerPage.getByRole("menuitem", { name: act }).click();
}

const cellName = (iso: string) =>
  new RegExp(
    new Date(`${iso}T12:00Z`).toLocaleDateString("en-US", {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    }),
  );

async function pickStay(
  calendar: Locator,
  { check_in, check_out }: Pick<StoredQuote, "check_in" | "check_out">,
) {
  const next = calendar.getByRole("button", { name: "Next", exact: true }).first();
  await next.waitFor();
  for (const iso of [check_in, check_out]) {
    const cell = calendar.getByRole("button", { name: cellName(iso) });
    while (!(await cell.isVisible())) await next.click();
    await cell.click();
  }
}

/** The amount beside a name in a list of sums. */
async function amountBeside(sums: Locator, name: string): Promise<string> {
  const line = sums
    .locator("div, p")
    .filter({ hasText: new RegExp(`^${name}`) })
    .last();
  return AMOUNT.exec((await line.textContent()) ?? "")?.[0] ?? "";
}

test(
  "a request is accepted, and the guest's page shows it",
  { tag: "@phone" },
  async ({ page, browser }, info) => {
    const { quote, key, statusPage } = await bookedBy(page, info, { slot: 30, isInstant: false });
    const ownerPage = await person(browser, page, OWNER);
    await openReservation(ownerPage, key);
    await expect(ownerPage.getByText("Booking request pending")).toBeVisible();
    await expectAccessible(ownerPage);
    await ownerPage.getByRole("button", { name: "Accept", exact: true }).click();
    const dialog = ownerPage.getByRole("dialog", { name: "Accept request" });
    await expect(dialog.getByText(dollars(quote.total)).first()).toBeVisible();
    await expectAccessible(ownerPage);
    // A second press of the same button has no effect.
    await dialog.getByRole("button", { name: /^Accept/ }).dblclick();
    await expect(ownerPage.getByText("Request accepted").first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(ownerPage.getByText("Reserved", { exact: true }).first()).toBeVisible();
    await expect(ownerPage.getByRole("button", { name: "Accept", exact: true })).toHaveCount(0);
    await page.goto(statusPage);
    await expect(page.getByRole("heading", { level: 1, name: "Your stay is booked" })).toBeVisible();
  },
);

test("the guest's link is shown on request, and a new one invalidates the former", async ({
  page,
  browser,
}, info) => {
  const { key, statusPage } = await bookedBy(page, info, { slot: 31 });
  const ownerPage = await person(browser, page, AGENT);
  await openReservation(ownerPage, key);
  await ownerPage.getByRole("button", { name: "Guest page" }).click();
  const shown = ownerPage.getByRole("dialog", { name: "Guest page" });
  await expect(shown.getByText(statusPage)).toBeVisible();
  await expectAccessible(ownerPage);
  await shown.getByRole("button", { name: "Reset guest link" }).click();
  const question = ownerPage.getByRole("alertdialog", { name: "Reset the guest link?" });
  await expectAccessible(ownerPage);
  await question.getByRole("button", { name: "Reset guest link" }).click();
  await expect(shown.getByRole("link", { name: "Open" })).not.toHaveAttribute("href", statusPage);
  const anew = await shown.getByRole("link", { name: "Open" }).getAttribute("href");
  await page.goto(String(anew));
  await expect(page.getByRole("heading", { level: 1, name: "Your stay is booked" })).toBeVisible();
  const former = await page.request.get(`/websites/api/v2/quote/${statusPage.split("/").at(-2)}/`);
  expect(former.status()).toBe(404);
});

test("a declined card leaves the request open, the second to answer is told, and the guest's page shows the refusal", async ({
  page,
  browser,
}, info) => {
  const wanted = { slot: 34, isInstant: false, later: 110, card: CARDS.declined };
  const { key, statusPage } = await bookedBy(page, info, wanted);
  const owner = await person(browser, page, OWNER);
  await openReservation(owner, key);
  await owner.getByRole("button", { name: "Accept", exact: true }).click();
  const accepting = owner.getByRole("dialog", { name: "Accept request" });
  await accepting.getByRole("button", { name: /^Accept/ }).click();
  await expect(accepting.getByRole("alert")).toContainText(/declined/i);

  const agent = await person(browser, page, AGENT);
  await openReservation(agent, key);
  await agent.getByRole("button", { name: "Decline", exact: true }).click();
  const dialog = agent.getByRole("alertdialog", { name: "Decline request" });
  await dialog.getByLabel("Reason").fill("The roof is being mended");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(agent.getByText("Request declined").first()).toBeVisible();
  await expect(agent.getByText(/The roof is being mended/).first()).toBeVisible();

  await accepting.getByRole("button", { name: /^Accept/ }).click();
  await expect(accepting.getByRole("alert")).toContainText("The reservation has changed in the meantime");
  await accepting.getByRole("button", { name: "Cancel" }).click();
  await expect(owner.getByRole("button", { name: "Accept", exact: true })).toHaveCount(0);
  await page.goto(statusPage);
  await expect(page.getByRole("heading", { level: 1, name: "Your request was declined" })).toBeVisible();
});

test("dates are changed for the difference that was shown, and the history shows it", async ({
  page,
  browser,
}, info) => {
  const { guest, quote, key, statusPage } = await bookedBy(page, info, { slot: 38, spare: 2 });
  const { reservation } = await guest.reload(quote);
  const other = await guest.otherStay(SITE, quote, String(reservation));
  const ownerPage = await person(browser, page, OWNER);
  await openReservation(ownerPage, key);
  await choose(ownerPage, "Edit booking");
  const dialog = ownerPage.getByRole("dialog", { name: "Edit booking" });
  await pickStay(dialog.getByRole("application", { name: /New dates/ }), other);
  await expect(dialog.getByRole("row", { name: /^Total/ })).toContainText(dollars(quote.total));
  const [, after = ""] = await dialog
    .getByRole("row", { name: /^Total/ })
    .getByRole("cell")
    .allTextContents();
  await expectAccessible(ownerPage);
  await dialog.getByRole("button", { name: /^Change/ }).click();
  await expect(ownerPage.getByText("Booking changed").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(ownerPage.getByRole("region", { name: "Payments" }).getByText(after).first()).toBeVisible();
  await expect(
    ownerPage
      .getByRole("region", { name: "History" })
      .getByText(/20\d\d → .*20\d\d/)
      .first(),
  ).toBeVisible();
  await page.goto(statusPage);
  await expect(page.getByText(after).first()).toBeVisible();
  expect((await guest.reload(quote)).check_out).toBe(other.check_out);
});

test("a stay is canceled with the refund of the preview, and the guest's page has the same amounts", async ({
  page,
  browser,
}, info) => {
  const { key, statusPage } = await bookedBy(page, info, { slot: 42 });
  const ownerPage = await person(browser, page, OWNER);
  await openReservation(ownerPage, key);
  await choose(ownerPage, "Cancel reservation");
  const dialog = ownerPage.getByRole("alertdialog", { name: "Cancel reservation" });
  await expect(dialog.getByText("Guest refund")).toBeVisible();
  const everything = await amountBeside(dialog.getByRole("status"), "Guest refund");
  expect(everything).toMatch(AMOUNT);
  await dialog.getByText("Custom amount").click();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("100.50");
  const button = dialog.getByRole("button", { name: "Cancel and refund $100.50" });
  await expect(button).toBeEnabled();
  await expectAccessible(ownerPage);
  await dialog.getByLabel("Reason").fill("Storm");
  await button.click();
  await expect(ownerPage.getByText("Reservation canceled").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(
    ownerPage
      .getByRole("region", { name: "Payments" })
      .getByText(/−\$100\.50/)
      .first(),
  ).toBeVisible();
  await page.goto(statusPage);
  await expect(page.getByRole("heading", { name: "This stay is canceled" })).toBeVisible();
  await expect(page.getByText("$100.50").first()).toBeVisible();
});

test(
  "the rest is charged early, partly refunded, the reservation is locked and unlocked, and a note saves itself",
  { tag: "@phone" },
  async ({ page, browser }, info) => {
    const { key } = await bookedBy(page, info, { slot: 46 });
    const ownerPage = await person(browser, page, OWNER);
    await openReservation(ownerPage, key);
    await choose(ownerPage, "Charge now");
    const charge = ownerPage.getByRole("dialog", { name: "Charge card" });
    await expect(charge.getByText("Visa •••• 4242")).toBeVisible();
    await expectAccessible(ownerPage);
    await charge.getByRole("button", { name: /^Charge \$/ }).click();
    await expect(ownerPage.getByText("Payment charged").first()).toBeVisible();
    await expect(ownerPage.getByText(/Reserved\s*Paid$/)).toBeVisible();

    await choose(ownerPage, "Refund");
    const dialog = ownerPage.getByRole("alertdialog", { name: "Issue refund" });
    await dialog.getByLabel("Amount").fill("9999999");
    await expect(dialog.getByText(/^Up to \$/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Refund", exact: true })).toBeDisabled();
    await dialog.getByLabel("Amount").fill("20");
    await dialog.getByLabel("Reason").fill("No hot water");
    await expectAccessible(ownerPage);
    await dialog.getByRole("button", { name: "Refund $20.00" }).click();
    await expect(ownerPage.getByText("Refund started").first()).toBeVisible();
    await expect(ownerPage.getByRole("region", { name: "Payments" }).getByText("No hot water")).toBeVisible();

    await choose(ownerPage, "Lock");
    await expect(ownerPage.getByText(/^Locked: unlock it/)).toBeVisible();
    await ownerPage.getByRole("button", { name: "Unlock" }).click();
    await expect(ownerPage.getByText(/^Locked: unlock it/)).toHaveCount(0);

    await ownerPage.getByLabel("Visible only to your team").fill("Brings a telescope");
    await expect(ownerPage.getByText("Saved", { exact: true })).toBeVisible();
    await ownerPage.reload();
    await expect(ownerPage.getByLabel("Visible only to your team")).toHaveValue("Brings a telescope");
  },
);

test("a guest on the phone is booked at the price shown, and pays in cash", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: SITE, slot: 50 });
  const { results } = await (
    await page.request.get(`/websites/api/v2/property/?name_space=${SITE}&limit=100`)
  ).json();
  const home = results.find(({ key }: { key: string }) => key === quote.property);
  await signIn(page, AGENT);
  await openList(page, "reservations/", "Reservations");
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New reservation" });
  await dialog.getByRole("button", { name: /Home/ }).first().click();
  await page.getByRole("searchbox", { name: "Search" }).last().fill(home.name);
  await page.getByRole("option", { name: home.name, exact: true }).click();
  await dialog.getByRole("button", { name: /Check-in and check-out/ }).click();
  await pickStay(page.getByRole("application", { name: /Check-in and check-out/ }), quote);
  const price = dialog.getByRole("region", { name: "Price" });
  await expect(price.getByText(dollars(quote.total)).first()).toBeVisible();
  await dialog.getByLabel("First name").fill("Bea");
  await dialog.getByLabel("Last name").fill("Caller");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Reservation created")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Bea Caller" })).toBeVisible();
  await expect(page.getByText("Unpaid")).toBeVisible();

  await choose(page, "Record payment");
  const record = page.getByRole("dialog", { name: "Record payment" });
  await record.getByRole("button", { name: /^Record \$/ }).click();
  await expect(page.getByText("Payment recorded").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Payments" }).getByText("Cash").first()).toBeVisible();

  // The same nights again: the conflict is shown before booking.
  await openList(page, "reservations/", "Reservations");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await dialog.getByRole("button", { name: /Home/ }).first().click();
  await page.getByRole("searchbox", { name: "Search" }).last().fill(home.name);
  await page.getByRole("option", { name: home.name, exact: true }).click();
  await dialog.getByRole("button", { name: /Check-in and check-out/ }).click();
  await pickStay(page.getByRole("application", { name: /Check-in and check-out/ }), quote);
  await expect(price.getByText("Some of these nights are taken.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Book", exact: true })).toBeDisabled();
});

test("a read-only user sees all of it and no actions", async ({ page }) => {
  await signIn(page, VIEWER);
  const rows = await openList(page, "reservations/?status=r", "Reservations");
  await rows.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 2, name: "Payments" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "History" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Actions" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Print"]);
  await page.keyboard.press("Escape");
  for (const name of ["Accept", "Decline", "Unlock", "Edit guest details"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.getByLabel("Visible only to your team")).toHaveCount(0);
});

test("the printed page has the confirmation and no controls", async ({ page }) => {
  await signIn(page);
  const rows = await openList(page, "reservations/?status=r", "Reservations");
  await rows.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 2, name: "Payments" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Booking confirmation and invoice")).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Actions" })).toBeHidden();
  await expect(page.getByText("Total", { exact: true }).first()).toBeVisible();
});
