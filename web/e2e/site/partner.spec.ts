// A site whose homes are in a partner's system: the infinite list, a live price, a booking made there, and the e-mail instead when
// the partner is slow or down.
import type { APIRequestContext, Page } from "@playwright/test";
import { Booker, CARDS } from "../support/booking";
import { openPanel } from "../support/gull-house";
import { expect, expectAccessible, test } from "../support/site";

const SITE = "skyline-partner";
const API = "/websites/api/v2";

// All of them change the behavior of the same sandbox.
test.describe.configure({ mode: "serial" });

/** Base address of the sandbox, from the site's card script. */
async function sandbox(request: APIRequestContext): Promise<string> {
  const site = await (await request.get(`${API}/site/${SITE}/`)).json();
  return new URL(site.merchant.script_url).origin;
}

async function trouble(page: Page, fault: Record<string, unknown>) {
  const data = { provider: "partner", operation: "POST /api/reservations/quotes", ...fault };
  await page.request.post(`${await sandbox(page.request)}/_control/faults`, { data });
}

async function quiet(page: Page) {
  await page.request.delete(`${await sandbox(page.request)}/_control/faults`);
}

const amountIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ""));

interface Books {
  quotes: number;
  reservations: { _id: string; listingId: string; checkInDateLocalized: string }[];
}

const booksOfPartner = async (page: Page): Promise<Books> =>
  (await page.request.get(`${await sandbox(page.request)}/_control/partner`)).json();

const bookedThere = async (page: Page) => (await booksOfPartner(page)).reservations;

/** The home's page with the live price of a stay, in the dock or in the drawer. */
async function priced(
  page: Page,
  { slug, check_in, check_out }: { slug: string; check_in: string; check_out: string },
) {
  await page.goto(`/s/${SITE}/properties/${slug}/#?a=${check_in}&d=${check_out}&ad=2&c=0`);
  const panel = await openPanel(page);
  await expect(panel.getByRole("button", { name: "Book", exact: true })).toBeVisible();
  return panel;
}

test("the list is paged by cursor, and a home is priced and booked in the partner's system", async ({
  page,
}, info) => {
  await page.goto(`/s/${SITE}/properties/#?li=4`);
  const homes = page.getByRole("article");
  await expect(async () => {
    await homes.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await expect(homes).toHaveCount(12, { timeout: 1000 });
  }).toPass();

  const guest = new Booker(page, info);
  const home = await guest.freeHome({ site: SITE, slot: 2, nights: 3 });
  const before = (await booksOfPartner(page)).quotes;
  const panel = await priced(page, home);
  expect((await booksOfPartner(page)).quotes, "asked while the guest waits").toBeGreaterThan(before);
  const amounts = await panel.getByRole("definition").filter({ hasText: "$" }).allInnerTexts();
  const total = amounts.toSorted((one, other) => amountIn(other) - amountIn(one))[0] as string;
  await panel.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page).toHaveURL(/\/reservation\/checkout\/stay\/\?q=/);
  await guest.payAndGoOn(CARDS.good);
  await guest.review();
  await expect(page.getByRole("complementary").filter({ hasText: total })).toBeVisible();
  await guest.book();
  await guest.booked();
  await expectAccessible(page);
  const there = (await bookedThere(page)).filter((stay) => stay.checkInDateLocalized === home.check_in);
  expect(there).toHaveLength(1);
});

test("a partner that is down at booking leads to an e-mail", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const quote = await guest.quote({ site: SITE, slot: 5, nights: 3 });
  await guest.toConfirm(SITE, quote, CARDS.good);
  await guest.review();
  await trouble(page, { operation: "POST /api/reservations/quotes/{id}/instant", status: 422, times: 1 });
  await guest.book();
  const notice = page.getByRole("alert").filter({ hasText: "This home’s booking system isn’t responding" });
  const mail = notice.getByRole("link", { name: "Send an email" });
  await expect(mail).toHaveAttribute("href", /^mailto:bookings@skyline-partner\.test\?subject=/);
  await expectAccessible(page);
  await quiet(page);
});

test("a partner that is slow or down leads to an e-mail", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const { slug, check_in, check_out } = await guest.quote({ site: SITE, slot: 7, nights: 4 });
  const home = `/s/${SITE}/properties/${slug}/#?a=${check_in}&d=${check_out}&ad=3&c=0`;
  for (const fault of [{ latency_ms: 20_000, times: 1 }, { status: 503 }]) {
    await trouble(page, fault);
    await page.goto(home);
    const opener = page.getByRole("button", { name: "Pick dates" });
    const mail = page.getByRole("link", { name: "Send an email" });
    await expect(page.getByText("This home’s booking system isn’t responding").first()).toBeVisible({
      timeout: 10_000,
    });
    // On a phone the price is in a drawer.
    if (!(await mail.isVisible())) await opener.click();
    await expect(mail).toHaveAttribute("href", /^mailto:bookings@skyline-partner\.test\?subject=/);
    await expectAccessible(page);
  }
  await quiet(page);
});
