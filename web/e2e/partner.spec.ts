// A site whose homes live in a partner's system: the list that grows, a live price, a booking made there, and the mail instead when the
// partner is slow or down.
import type { APIRequestContext, Page } from "@playwright/test";
import { Booker, CARDS } from "./booking";
import { expect, expectAccessible, test } from "./site";

const SITE = "skyline-partner";
const API = "/websites/api/v2";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// All of them make the one partner stumble.
test.describe.configure({ mode: "serial" });

/** Where the sandbox is: the site names its card script's address. */
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

const bookedThere = async (page: Page) => {
  const books = await (await page.request.get(`${await sandbox(page.request)}/_control/partner`)).json();
  return books.reservations as { _id: string; listingId: string; checkInDateLocalized: string }[];
};

test("the list grows by cursor, and a home is priced and booked in the partner's system", async ({
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
  const quote = await guest.quote({ site: SITE, seat: 2, nights: 3 });
  await guest.toConfirm(SITE, quote, CARDS.good);
  await guest.review();
  await guest.book();
  await guest.booked();
  await expectAccessible(page);
  const there = (await bookedThere(page)).filter((stay) => stay.checkInDateLocalized === quote.check_in);
  expect(there).toHaveLength(1);
});

test("a partner that is slow or down leads to a mail", async ({ page }, info) => {
  const guest = new Booker(page, info);
  const { slug, check_in, check_out } = await guest.quote({ site: SITE, seat: 7, nights: 4 });
  const home = `/s/${SITE}/properties/${slug}/#?a=${check_in}&d=${check_out}&ad=3&c=0`;
  for (const fault of [{ latency_ms: 20_000, times: 1 }, { status: 503 }]) {
    await trouble(page, fault);
    await page.goto(home);
    const opener = page.getByRole("button", { name: "Pick dates" });
    const mail = page.getByRole("link", { name: "Write an e-mail" });
    await expect(page.getByText("The system that sells this home does not answer").first()).toBeVisible({
      timeout: 10_000,
    });
    // On a phone the price lives in a drawer.
    if (!(await mail.isVisible())) await opener.click();
    await expect(mail).toHaveAttribute("href", /^mailto:bookings@skyline-partner\.test\?subject=/);
    await expectAccessible(page);
  }
  await quiet(page);
});
