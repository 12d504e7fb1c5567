// Measures the time from a home's page with dates selected to the booking's confirmation, without thinking and typing, and counts
// taps and filled fields. Needs a running demo; `npm run checkout`.
import { freeStay } from "./free-stay.mjs";
import { median, openBrowser, report, SERVER } from "./measuring.mjs";

const NAMESPACE = "harbor-pine";
const RUNS = Number(process.env.RUNS ?? 3);
const WIDTHS = [
  { name: "phone", viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: "desktop", viewport: { width: 1440, height: 900 }, hasTouch: false },
];

/** @param {import("@playwright/test").Browser} browser @param {(typeof WIDTHS)[number]} width */
async function bookHome(browser, { viewport, hasTouch }) {
  const { slug, check_in, check_out } = await freeStay(NAMESPACE);
  const context = await browser.newContext({ viewport, hasTouch, locale: "en-US" });
  const page = await context.newPage();
  const done = { taps: 0, fields: 0 };
  /** @param {import("@playwright/test").Locator} target */
  const tap = async (target) => {
    await target.click();
    done.taps++;
  };
  /** @param {import("@playwright/test").Locator} field @param {string} text */
  const type = async (field, text) => {
    await field.pressSequentially(text);
    done.fields++;
  };
  await page.goto(`${SERVER}/s/${NAMESPACE}/properties/${slug}/#?a=${check_in}&d=${check_out}`);
  const start = Date.now();
  const book = page.getByRole("button", { name: "Book", exact: true });
  const price = page.getByRole("button", { name: "See the price" });
  await book.or(price).first().waitFor();
  // On a phone the price and the button are in a drawer.
  if (await price.isVisible()) await tap(price);
  await tap(book);
  await tap(page.getByRole("button", { name: "Continue", exact: true }));
  await type(page.getByLabel("First name"), "Ann");
  await type(page.getByLabel("Last name"), "Guest");
  await type(page.getByLabel("E-mail"), "ann@guest.test");
  await type(page.getByLabel("Phone"), "+1 503 555 0100");
  await type(page.getByLabel("Name on the card"), "Ann Guest");
  const card = page.locator("iframe[name$=card]").contentFrame();
  await type(card.getByRole("textbox", { name: "Card number" }), "4242424242424242");
  await type(card.getByRole("textbox", { name: "Expiration date" }), "1230");
  await type(card.getByRole("textbox", { name: "Security code" }), "123");
  await tap(page.getByRole("button", { name: "Continue", exact: true }));
  await tap(page.getByText("I have read the rental agreement"));
  await tap(page.getByRole("button", { name: /and book$/ }));
  await page.getByRole("heading", { level: 1, name: "You are booked!" }).waitFor();
  const seconds = (Date.now() - start) / 1000;
  await context.close();
  return { seconds, ...done };
}

const browser = await openBrowser();
/** @type {Record<string, object>} */
const table = {};
for (const width of WIDTHS) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await bookHome(browser, width));
  const { taps, fields } = runs[0] ?? { taps: 0, fields: 0 };
  table[width.name] = { seconds: median(runs.map((run) => run.seconds)), taps, fields };
}
await browser.close();
report(table, []);
