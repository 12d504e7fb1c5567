// A booking with a third-party stand-in for Stripe's API and browser script. `tools/judges/run` starts both.
import { Booker, CARDS } from "../support/booking";
import { expect, test } from "../support/site";

test.skip(!process.env.CASITA_JUDGE_LOCALSTRIPE, "localstripe does not run");
test("a card is entered in a third-party field, and the stay is booked and paid", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 0 });
  await guest.checkout("harbor-pine", quote);
  await guest.next();
  await guest.fillGuest();
  await page.getByLabel("Name on the card").fill("Ann Guest");
  await expect(page.getByText("localstripe:")).toBeVisible();
  const card = { number: CARDS.good, exp_month: "12", exp_year: "30", cvc: "123" };
  for (const [field, text] of Object.entries(card))
    await page.getByPlaceholder(field, { exact: true }).fill(text);
  await guest.next();
  await expect(page.getByText("Visa •••• 4242")).toBeVisible();
  await guest.review();
  await guest.book();
  await guest.booked();
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
});
