// From the front page to a price, and from a price to a booking, without a pointer.
import type { Locator, Page } from "@playwright/test";
import { Booker, CARDS } from "../support/booking";
import { openPanel } from "../support/gull-house";
import { expect, SITE, test } from "../support/site";

const MAX_TABS = 80;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} was not reached by the keyboard.`);
}

async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("from the front page to a quote by keyboard alone", async ({ page, viewport }) => {
  const isPhone = (viewport?.width ?? 0) < 768;
  await page.goto(`${SITE}/`);
  await expect(page.getByRole("button", { name: "Language and appearance" })).toBeVisible();

  await pressOn(page, page.getByRole("button", { name: isPhone ? /Where to/ : /^When/ }));
  const calendar = page.getByRole("application", { name: /When/ });
  await tabTo(page, calendar.locator("[role=button][tabindex='0']"));
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  for (let night = 0; night < 4; night++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");

  // The guests come next, where they are asked for apart.
  await page.keyboard.press("Escape");
  await pressOn(page, page.getByRole("button", { name: "Search" }));
  await expect(page).toHaveURL(/properties\/#\?a=\d{4}-\d\d-\d\d&d=/);
  await pressOn(page, page.getByRole("article").first().getByRole("heading").getByRole("link"));
  await expect(page).toHaveURL(/properties\/[\w-]+\/#\?a=/);

  if ((viewport?.width ?? 0) < 992) {
    await pressOn(page, page.getByRole("button", { name: "See price" }));
  }
  const panel =
    (viewport?.width ?? 0) < 992 ? page.getByRole("dialog", { name: "Your stay" }) : await openPanel(page);
  await expect(panel.getByText("Rent for 4 nights")).toBeVisible();
  await pressOn(page, panel.getByRole("button", { name: "Price details" }));
  const why = page.getByRole("dialog", { name: "Price details" });
  await expect(why).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await expect(panel.getByRole("button", { name: "Price details" })).toBeFocused();
});

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test("from a quote to a booking by keyboard alone", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: "harbor-pine", slot: 7 });
  await guest.checkout("harbor-pine", quote);
  await pressOn(page, page.getByRole("button", { name: "Continue", exact: true }));

  await typeInto(page, page.getByLabel("First name"), "Ann");
  await typeInto(page, page.getByLabel("Last name"), "Guest");
  await typeInto(page, page.getByLabel("Email"), "ann@guest.test");
  await typeInto(page, page.getByLabel("Phone"), "+1 503 555 0100");
  await typeInto(page, page.getByLabel("Name on the card"), "Ann Guest");
  // The field moves on by itself, from the number to the expiry and the code.
  await typeInto(page, page.locator("iframe[name$=card]"), `${CARDS.good}1230123`);
  await pressOn(page, page.getByRole("button", { name: "Continue", exact: true }));

  await expect(page.getByRole("heading", { name: "Review and confirm" })).toBeVisible();
  await tabTo(page, page.getByRole("checkbox", { name: /I have read the rental agreement/ }));
  await page.keyboard.press("Space");
  await pressOn(page, page.getByRole("button", { name: /and book$/ }));
  await guest.booked();
});
