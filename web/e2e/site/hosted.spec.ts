// A site that uses the provider's hosted payment page: a completed payment, and an abandoned one.
import type { Page } from "@playwright/test";
import { Booker, CARDS } from "../support/booking";
import { withoutPrintedQuote } from "../support/preloaded-data";
import { expect, expectAccessible, test } from "../support/site";

const SITE = "harbor-pine";

/** Changes the quote's response to that of a site with hosted payment. */
async function chooseHostedPage(page: Page) {
  await withoutPrintedQuote(page);
  await page.route(/\/websites\/api\/v2\/quote\/\w+\/?(\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), use_merchant_checkout: true };
    await route.fulfill({ response, json });
  });
}

async function toProvider(page: Page, guest: Booker, slot: number) {
  await chooseHostedPage(page);
  const quote = await guest.quote({ site: SITE, slot });
  await guest.checkout(SITE, quote);
  await guest.next();
  await guest.fillGuest();
  await page.getByText("I have read the rental agreement").click();
  await page.getByLabel("Your full name").fill("Ann Guest");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page).toHaveURL(/\/stripe\/checkout\//);
  return quote;
}

test("the card is entered on the provider's page, and the stay is booked", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await toProvider(page, guest, 5);
  await page.getByLabel("Card number").fill(CARDS.good);
  await page.getByLabel("Expiration date").fill("12 / 30");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("Name on card").fill("Ann Guest");
  await page.getByRole("button", { name: /^Pay / }).click();
  await guest.booked();
  const { reservation } = await guest.reload(quote);
  expect(reservation).toBeTruthy();
});

test("returning without paying books nothing", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await toProvider(page, guest, 6);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/reservation\/checkout\/payment\/\?q=/);
  await expect(page.getByLabel("Email")).toHaveValue("ann@guest.test");
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
  expect((await guest.reload(quote)).key).toBe(quote.key);
});
