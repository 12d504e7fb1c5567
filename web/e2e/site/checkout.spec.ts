// Booking with every provider, and all failures on the way.
import { Booker, CARDS, SIGNED } from "../support/booking";
import { withoutPrintedQuote } from "../support/preloaded-data";
import { expect, expectAccessible, test } from "../support/site";

test(
  "with Stripe: nothing is lost on the way, every step is accessible",
  { tag: "@phone" },
  async ({ page }, info) => {
    const guest = new Booker(page, info);
    const quote = await guest.quote({ site: "harbor-pine", slot: 0 });
    await guest.checkout("harbor-pine", quote);
    await expectAccessible(page);
    await guest.next();
    await guest.next();
    // Everything wrong is shown at once: the guest's details, and the card below them.
    await expect(page.getByText("Enter your email", { exact: true })).toBeVisible();
    await expect(page.getByText("Enter the name on the card")).toBeVisible();
    await expect(page.getByText("Your card number is incomplete.")).toBeVisible();
    await guest.fillGuest();
    await page.getByLabel("Name on the card").fill("Ann Guest");
    await page.reload();
    await expect(page.getByLabel("Email")).toHaveValue("ann@guest.test");
    await expect(page.getByLabel("Name on the card")).toHaveValue("Ann Guest");
    await guest.fillCard(CARDS.good);
    await expectAccessible(page);
    await guest.next();
    await expect(page).toHaveURL(/\/confirm\/\?q=\w+&cc=\w+/);
    await expect(page.getByText("Visa •••• 4242")).toBeVisible();
    await page.reload();
    await expect(page.getByText("ann@guest.test · +1 503 555 0100")).toBeVisible();
    await guest.book();
    await expect(page.getByText("Please read the agreement and tick the box.")).toBeVisible();
    await expectAccessible(page);
    await guest.review();
    await guest.book();
    await guest.booked();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Your stay is booked" })).toBeVisible();
  },
);

test("with Braintree, and an address", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "yuki-lodge", slot: 0, nights: 3 });
  await guest.checkout("yuki-lodge", quote);
  await guest.next();
  await guest.fillGuest();
  await guest.fillAddress();
  await guest.fillCard(CARDS.good);
  await expectAccessible(page);
  const sent = page.waitForRequest(/reservation-credit-card\/?$/);
  await guest.next();
  const body = (await sent).postData() ?? "";
  expect(body).toContain("$bt4|javascript_1_3_10$");
  expect(body).not.toContain(CARDS.good);
  await guest.review();
  await guest.book();
  await guest.booked();
});

test("a declined card frees the nights, and another card books them", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 3 });
  await guest.toConfirm("harbor-pine", quote, CARDS.declined);
  await guest.review();
  await guest.book();
  await expect(page.getByRole("alert").getByText(/declined/i)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use another card" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("ann@guest.test");
  await guest.fillCard(CARDS.good);
  await guest.next();
  await expect(page.getByText("Visa •••• 4242")).toBeVisible();
  await guest.book();
  await guest.booked();
});

test("Stripe's 3-D Secure, for the card and for the payment", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 6 });
  await guest.toConfirm("harbor-pine", quote, CARDS.proof);
  await guest.answerBank("Complete authentication");
  await guest.review();
  await guest.book();
  await guest.answerBank("Complete authentication");
  await guest.booked();
});

test("a failed authentication shows the specification's text", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 9 });
  await guest.toConfirm("harbor-pine", quote, CARDS.proofInVain);
  await guest.answerBank("Fail authentication");
  const told =
    "There was an issue authenticating your payment method. Please try again or use a different payment method.";
  await expect(page.getByRole("alert").getByText(told)).toBeVisible();
  await expect(page).toHaveURL(/\/payment\//);
  await expectAccessible(page);
});

test("a card that still needs authentication leads to the payment step, which starts it again", async ({
  page,
}, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 10 });
  const stored = page.waitForResponse(/reservation-credit-card\/?$/);
  await guest.toConfirm("harbor-pine", quote, CARDS.proof);
  const { key } = await (await stored).json();
  await guest.answerBank("Fail authentication");
  await page.goto(`/s/harbor-pine/reservation/checkout/confirm/?q=${quote.key}&cc=${key}`);
  await expect(page).toHaveURL(/\/checkout\/payment\/\?q=/);
  await expect(page.getByText("Your bank hasn’t verified this card yet.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Verify with your bank" }).click();
  await guest.answerBank("Complete authentication");
  await expect(page.getByText("Your bank hasn’t verified this card yet.", { exact: false })).toBeHidden();
  await guest.next();
  await guest.review();
});

test("with Spreedly, booked instantly", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "casa-lucia", slot: 0 });
  await guest.toConfirm("casa-lucia", quote, CARDS.good);
  await guest.review();
  await guest.book();
  await guest.booked();
  await expectAccessible(page);
});

for (const [provider, site] of [
  ["Stripe", "harbor-pine"],
  ["Spreedly", "casa-lucia"],
  ["Braintree", "yuki-lodge"],
] as const) {
  test(`with ${provider}: a request waits for the owner`, async ({ page }, info) => {
    const guest = new Booker(page, info);
    const quote = await guest.quote({ site, slot: 0, isInstant: false });
    await guest.toConfirm(site, quote, CARDS.good);
    await guest.review();
    await expect(page.getByText("Your card is charged only if the host accepts.")).toBeVisible();
    await guest.book();
    await guest.booked("Your request is with the host");
    await expectAccessible(page);
  });
}

test("nights taken by another guest meanwhile cost nothing, and others are offered", async ({
  page,
}, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "old-mill", slot: 0 });
  await guest.toConfirm("old-mill", quote, null);
  await guest.review();
  const home = { key: quote.property, slug: quote.slug };
  const other = await guest.quoteFor("old-mill", home, quote);
  const who = { first_name: "Bo", last_name: "Swift", email: "bo@guest.test" };
  await guest.patch(`/quote/${other?.key}/`, who);
  const wish = { quote: other?.key, namespace: "old-mill" };
  expect((await guest.post("/reservation/", wish)).status(), "not signed").toBe(400);
  expect((await guest.post("/reservation/", { ...wish, ...SIGNED })).status()).toBe(201);
  await guest.book();
  await expect(page.getByText(/Someone else has just booked these nights/)).toBeVisible();
  await page.getByRole("button", { name: "Choose other dates" }).click();
  await expect(page.getByText("Some of these nights are already taken.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeDisabled();
});

test("an expired quote is dropped and the same stay started again", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 12 });
  await guest.checkout("harbor-pine", quote);
  const expired = {
    code: "expired",
    detail: "The quote has expired.",
    data: { property: quote.property, slug: quote.slug },
  };
  await page.route(`**/quote/${quote.key}*`, (route) => route.fulfill({ status: 410, json: expired }));
  // The server prints nothing about an expired quote.
  await withoutPrintedQuote(page);
  await page.reload();
  await expect(page.getByText(/This price has expired/)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/stay\/$/);
  await expectAccessible(page);
  await guest.next();
  await expect(page).toHaveURL(/\/payment\/\?q=\w+/);
  await page.goto(`/s/harbor-pine/reservation/expired/${quote.key}/`);
  await expect(page.getByRole("heading", { name: "This price has expired" })).toBeVisible();
  await page.getByRole("button", { name: "Message the host" }).click();
  await expect(page.getByRole("dialog", { name: "Message the host" })).toBeVisible();
  await expectAccessible(page);
});

test("a step that is not allowed falls back to the first, and the stay can be changed", async ({
  page,
}, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 15 });
  await page.goto(`/s/harbor-pine/reservation/checkout/confirm/?q=${quote.key}&utm_source=letter`);
  await expect(page).toHaveURL(/\/checkout\/stay\/\?q=\w+&utm_source=letter/);
  await page.getByRole("button", { name: /^Guests/ }).click();
  await page.getByRole("button", { name: "Increase Children" }).click();
  await expect(
    page
      .getByText(/3 guests/)
      .locator("visible=true")
      .first(),
  ).toBeVisible();
  await guest.next();
  await expect(page).toHaveURL(/\/payment\//);
  expect((await guest.reload(quote)) as unknown).toMatchObject({ adults: 2, children: 1 });
  await page.goto(`/s/harbor-pine/reservation/checkout/elsewhere/?q=${quote.key}`);
  await expect(page).toHaveURL(/\/checkout\/stay\/\?q=/);
  await page.goto("/s/harbor-pine/reservation/checkout/");
  await expect(page.getByRole("heading", { name: "Your stay" })).toBeVisible();
});
