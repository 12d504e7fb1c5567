// Takes the screenshots of the README from a running demo: `CASITA_URL=… npm run screenshots` writes docs/pictures/*.webp, and `npm
// run screenshots -- list dark` only those two.
import { SERVER } from "../measure/measuring.mjs";
import { keepPicture, openWindow, showInside, takePictures } from "./screenshot-taking.mjs";

const SITE = `${SERVER}/s/harbor-pine`;
const DESKTOP = { width: 1280, height: 820 };
const PHONE = { width: 390, height: 780 };
const DAY = 86_400_000;

/**
 * A Friday some weeks ahead and the Tuesday after, so that most homes are free and the pictures do not get outdated.
 */
const friday = new Date(Math.ceil(Date.now() / DAY) * DAY + 21 * DAY);
friday.setUTCDate(friday.getUTCDate() + ((12 - friday.getUTCDay()) % 7));
const iso = (/** @type {number} */ days) =>
  new Date(friday.getTime() + days * DAY).toISOString().slice(0, 10);
const STAY = `#?a=${iso(0)}&d=${iso(4)}&ad=2`;

/** The page of the first home that is free then. */
async function freeHome() {
  const query = `name_space=harbor-pine&check_in=${iso(0)}&check_out=${iso(4)}&adults=2&limit=1`;
  const { results } = await (await fetch(`${SERVER}/websites/api/v2/property?${query}`)).json();
  return `/properties/${results[0].slug}/${STAY}`;
}

const LIST = `/properties/${STAY}`;
const HOME = await freeHome();

/**
 * @typedef {{ name: string, path: string, size: import("./screenshot-taking.mjs").Size, isDark?: boolean,
 *   prepare?: (page: import("@playwright/test").Page) => Promise<unknown> }} Picture
 */

/** @type {Picture[]} */
const PICTURES = [
  { name: "home", path: "/", size: DESKTOP },
  { name: "list", path: LIST, size: DESKTOP },
  { name: "property", path: HOME, size: DESKTOP },
  { name: "calendar", path: HOME, size: DESKTOP, prepare: showCalendar },
  { name: "checkout", path: HOME, size: DESKTOP, prepare: showPayment },
  { name: "reservations", path: "/", size: DESKTOP, prepare: showReservations },
  { name: "reservation", path: "/", size: DESKTOP, isDark: true, prepare: showRequest },
  { name: "dashboard", path: "/", size: DESKTOP, prepare: showInside("/account/", "Hello, Maren") },
  { name: "board", path: "/", size: DESKTOP, prepare: showInside("/account/calendar/", "Calendar") },
  { name: "inbox", path: "/", size: DESKTOP, isDark: true, prepare: showConversation },
  { name: "editor", path: "/", size: DESKTOP, prepare: showRates },
  { name: "dark", path: LIST, size: DESKTOP, isDark: true },
  { name: "phone-list", path: LIST, size: PHONE },
  { name: "phone-property", path: HOME, size: PHONE },
  { name: "phone-price", path: HOME, size: PHONE, prepare: openPrice },
  { name: "phone-dark", path: "/", size: PHONE, isDark: true },
  // The last one, since the home's nights are taken afterwards.
  { name: "booked", path: HOME, size: DESKTOP, prepare: book },
];

/** @param {import("@playwright/test").Page} page */
function showReservations(page) {
  return showInside("/account/reservations/", "Reservations")(page);
}

/** @param {import("@playwright/test").Page} page */
async function showConversation(page) {
  await showInside("/account/messages/", "Inbox")(page);
  await page.getByRole("list", { name: "Inbox" }).getByRole("link").first().click();
  await page.getByRole("textbox").last().waitFor();
}

/** @param {import("@playwright/test").Page} page */
async function showRates(page) {
  const { results } = await (
    await fetch(`${SERVER}/websites/api/v2/property?name_space=harbor-pine&limit=1`)
  ).json();
  await showInside(`/account/properties/${results[0].key}/`, results[0].name)(page);
  await page.goto(`${SERVER}/account/properties/${results[0].key}/?tab=rates`);
  await page.getByRole("table").first().waitFor();
}

/** @param {import("@playwright/test").Page} page */
async function showRequest(page) {
  await showReservations(page);
  const { results } = await (await page.request.get(`${SERVER}/api/v2/reservation/requests/`)).json();
  await page.goto(`${SERVER}/account/reservations/${results.at(-1).key}/`);
  await page.getByRole("button", { name: "Accept" }).waitFor();
}

/** @param {import("@playwright/test").Page} page */
async function showCalendar(page) {
  const heading = page.getByRole("heading", { name: "Availability" });
  await heading.scrollIntoViewIfNeeded();
  await page.getByRole("tab", { name: "Flexible" }).click();
  await heading.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 90));
}

/** @param {import("@playwright/test").Page} page */
async function showPayment(page) {
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  const guest = {
    "First name": "Ann",
    "Last name": "Whitfield",
    Email: "ann@guest.test",
    Phone: "+1 503 555 0100",
  };
  for (const [label, text] of Object.entries({ ...guest, "Name on the card": "Ann Whitfield" }))
    await page.getByLabel(label).fill(text);
  const card = page.frameLocator("iframe[name$=card]");
  await card.getByRole("textbox", { name: "Card number" }).pressSequentially("4242424242424242");
  await card.getByRole("textbox", { name: "Expiration date" }).pressSequentially("1230");
  await card.getByRole("textbox", { name: "Security code" }).pressSequentially("123");
  await page.evaluate(() => scrollTo(0, 0));
}

/** @param {import("@playwright/test").Page} page */
async function book(page) {
  await showPayment(page);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByText("I have read the rental agreement").click();
  await page.getByRole("button", { name: /and book$/ }).click();
  await page.getByRole("heading", { name: "You’re all set!" }).waitFor();
}

/** @param {import("@playwright/test").Page} page */
function openPrice(page) {
  return page.getByRole("button", { name: "See price" }).click();
}

await takePictures(PICTURES, async (browser, { name, path, size, isDark, prepare }) => {
  const page = await openWindow(browser, { size, scale: 1.5, isDark });
  await page.goto(SITE + path);
  await page.waitForSelector("footer", { state: "attached" });
  await prepare?.(page);
  await keepPicture(page, name, 82);
  await page.context().close();
});
