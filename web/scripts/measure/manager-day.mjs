// Measures a manager's day in an account of 1,000 homes and 20,000 bookings, through the screens: the time of each step from its
// first press to its final result, without thinking and reading. Needs a server on the data of `casita demo --properties 1000`;
// missing data is first created through the API, which takes some minutes once. `npm run day` exits with an error when a step
// fails.
import { readFile } from "node:fs/promises";
import { ask, rowsOf, signIn } from "./manager-account.mjs";
import { dayAhead, fillWorld, homesOf, TEMPLATE } from "./manager-fixture.mjs";
import { openBrowser, report } from "./measuring.mjs";

/** At least this many listings have this word in the name or the type of their home. */
const LISTINGS = 200;
const KIND = "house";
const ANSWERS = 10;
/** Number of remembered digits of a telephone number. */
const DIGITS = 7;
/** Milliseconds between keys of a fast typist. */
const KEY_EVERY = 60;
/** A step that takes longer, in milliseconds, has failed. */
const TIMEOUT_MS = 60_000;
/** The size in `grid/measures.ts`, at the default width. */
const DAY_WIDTH = 48;
/** Visible days on a calendar of this width, with a margin. */
const DAYS_IN_SIGHT = 14;
const MOVED_BY = 1;
/** If set to a folder, a screenshot of each step's end is saved there. */
const PICTURES = process.env.PICTURES;

/** @typedef {import("@playwright/test").Page} Page */
/** Prepares a step: what is measured, and what is checked afterwards. */
/** @typedef {{ name: string, prepare: (page: Page) => Promise<Step> }} Prepared */
/** @typedef {{ run: () => Promise<unknown>, check: () => Promise<string> }} Step */

/** @param {Page} page @param {string} name */
const goTo = (page, name) =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: new RegExp(`^${name}\\b`) })
    .first()
    .click();

/** @param {boolean} isSo @param {string} otherwise */
function assert(isSo, otherwise) {
  if (!isSo) throw new Error(otherwise);
}

/** @param {Page} page @returns {Promise<Step>} */
async function pauseListings(page) {
  const paused = async () => (await rowsOf(page, "listing", { active_type: "p", limit: 1 })).count;
  const before = await paused();
  const { count } = await rowsOf(page, "listing", { active_type: "a", search: KIND, limit: 1 });
  assert(count >= LISTINGS, `Only ${count} listings are of the kind "${KIND}".`);
  const table = page.getByRole("table", { name: "Listings" });
  const toolbar = page.getByRole("toolbar");
  return {
    run: async () => {
      await goTo(page, "Homes");
      await goTo(page, "Listings");
      await page.getByRole("button", { name: "Active", exact: true }).click();
      await page.getByRole("searchbox", { name: /Search/ }).fill(KIND);
      await page.getByRole("heading", { level: 1, name: String(count) }).waitFor();
      await table.getByRole("columnheader").getByRole("checkbox").check({ force: true });
      await toolbar.getByRole("button", { name: `Select all ${count} that match` }).click();
      await toolbar.getByText(`${count} selected`).waitFor();
      await toolbar.getByRole("button", { name: "Pause" }).click();
      await page.getByRole("button", { name: "Undo" }).waitFor();
      await toolbar.waitFor({ state: "detached" });
    },
    check: async () => {
      assert((await paused()) === before + count, "The listings are not paused.");
      await page.getByRole("button", { name: "Undo" }).click();
      await table.getByRole("row").first().waitFor();
      for (let left = TIMEOUT_MS; left > 0 && (await paused()) !== before; left -= 200)
        await page.waitForTimeout(200);
      assert((await paused()) === before, "The listings were not taken back.");
      return `${count} listings, and back`;
    },
  };
}

/** @param {Page} page @returns {Promise<Step>} */
async function findGuest(page) {
  const { count } = await rowsOf(page, "reservation", { limit: 1 });
  const { results } = await rowsOf(page, "reservation", {
    limit: 1,
    offset: Math.floor(Math.random() * count),
  });
  const { first_name, last_name, phone } = results[0];
  const digits = phone.replace(/\D/g, "").slice(-DIGITS);
  const part = `${digits.slice(0, 3)}-${digits.slice(3)}`;
  const name = `${first_name} ${last_name}`;
  return {
    run: async () => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type(part, { delay: KEY_EVERY });
      await page.getByRole("option").filter({ hasText: phone }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.getByText(phone).first().waitFor();
    },
    check: async () => `“${part}” is ${name}, of ${count} bookings`,
  };
}

/** @param {string} iso @param {number} days */
const later = (iso, days) => new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);

/** Whether nothing is due now; records a due amount as paid first. @param {Page} page @param {any} entry */
async function isSettled(page, { key, start, end }) {
  const wish = { check_in: later(start, MOVED_BY), check_out: later(end, MOVED_BY) };
  const preview = () => ask(page, `/api/v2/reservation/${key}/move-preview/`, wish);
  // A move against the owner's own rules needs one more press.
  const { due_now } = await preview().catch(() => ({ due_now: null }));
  if (due_now === null) return false;
  if (due_now > 0)
    await ask(page, `/api/v2/reservation/${key}/record-payment/`, { amount: due_now, method: "check" });
  const settled = await preview();
  return settled.due_now === 0 && settled.refund === 0;
}

/** A booking with free nights after it, far down in the list. @param {Page} page */
async function movable(page) {
  const { count: total } = await rowsOf(page, "property", { limit: 1 });
  const { homes, start } = await homesOf(page, Math.floor(Math.random() * (total / 100)) * 100, 0);
  for (const home of homes)
    for (const entry of home.events) {
      const night = Math.round((Date.parse(entry.end) - Date.parse(dayAhead(start))) / 86_400_000);
      const isFree = [night, night + 1].every((place) => home.closed[place] === null);
      const isBooked = entry.kind === "reservation" && entry.status === "r" && !entry.locked;
      const isInSight = entry.start < dayAhead(DAYS_IN_SIGHT);
      if (isBooked && isInSight && isFree && (await isSettled(page, entry))) return { home, entry, total };
    }
  throw new Error("No booking can be moved.");
}

/** @param {Page} page @returns {Promise<Step>} */
async function moveBooking(page) {
  const { home, entry, total } = await movable(page);
  const row = page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.locator(`a[href$="/${home.key}/"]`) });
  const bar = row.locator(`[data-entry$="${entry.key}"]`);
  return {
    run: async () => {
      await goTo(page, "Calendar");
      await page.getByRole("searchbox", { name: /Search/ }).fill(home.name);
      await bar.waitFor();
      const box = await bar.boundingBox();
      if (!box) throw new Error("The bar is not drawn.");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + (MOVED_BY * DAY_WIDTH) / 2, y, { steps: 3 });
      await page.mouse.move(x + MOVED_BY * DAY_WIDTH, y, { steps: 3 });
      await page.mouse.up();
      await page.getByRole("dialog").getByRole("button", { name: /^Move/ }).click();
      await page.getByText("Booking changed").first().waitFor();
      await page.waitForFunction(
        ([key, left]) =>
          (document.querySelector(`[data-entry$="${key}"]`)?.getBoundingClientRect().left ?? 0) >
          Number(left),
        [entry.key, box.x + DAY_WIDTH / 2],
      );
    },
    check: async () => {
      const now = await ask(page, `/api/v2/reservation/${entry.key}/`);
      assert(now.check_in === later(entry.start, MOVED_BY), "The stay is where it was.");
      return `${entry.title} from ${entry.start} to ${now.check_in}, ${total} homes`;
    },
  };
}

/** @param {Page} page @returns {Promise<Step>} */
async function answerGuests(page) {
  const waiting = async () => (await rowsOf(page, "thread/unread", { limit: 1 })).count;
  const before = await waiting();
  return {
    run: async () => {
      await goTo(page, "Inbox");
      await page.getByRole("button", { name: "Unread", exact: true }).click();
      for (let answered = 0; answered < ANSWERS; answered++) {
        await page
          .getByRole("listitem")
          .filter({ hasText: "1 unread message" })
          .first()
          .getByRole("link")
          .click();
        await page.getByRole("button", { name: "Template" }).click();
        const dialog = page.getByRole("dialog", { name: "Choose a template" });
        await dialog.getByRole("button", { name: TEMPLATE }).click();
        await dialog.getByRole("button", { name: "Insert" }).click();
        await page.getByRole("textbox", { name: "Your reply" }).press("Control+Enter");
        await page
          .getByRole("region", { name: "Messages", exact: true })
          .getByText("you may arrive from")
          .waitFor();
      }
    },
    check: async () => {
      assert((await waiting()) === before - ANSWERS, "Some guests still wait.");
      return `${ANSWERS} answers`;
    },
  };
}

/** @param {Page} page @returns {Promise<Step>} */
async function exportMonth(page) {
  const month = dayAhead(35).slice(0, 7);
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const [from, to] = [`${month}-01`, `${month}-${last}`];
  const { count } = await rowsOf(page, "reservation", { check_in__gte: from, check_in__lte: to, limit: 1 });
  /** @type {import("@playwright/test").Download | undefined} */
  let file;
  return {
    run: async () => {
      await goTo(page, "Reservations");
      await page.getByRole("button", { name: "Filter", exact: false }).first().click();
      const drawer = page.getByRole("dialog", { name: "Filters" });
      const dates = drawer.getByRole("group", { name: "Check-in" });
      await dates.getByLabel("From").fill(from);
      await dates.getByLabel("To").fill(to);
      await drawer.getByRole("button", { name: "Show" }).click();
      await page.getByRole("button", { name: "Export" }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
      file = await download;
      await file.path();
    },
    check: async () => {
      const sheet = file ? await readFile(await file.path(), "utf8") : "";
      const lines = sheet.trim().split("\n").length - 1;
      assert(lines === count, `${lines} lines were exported, not ${count}.`);
      return `${lines} bookings of ${month}`;
    },
  };
}

/** @type {Prepared[]} */
const DAY = [
  { name: `pause ${LISTINGS} listings`, prepare: pauseListings },
  { name: "find a guest by part of a phone number", prepare: findGuest },
  { name: "move a booking on the calendar", prepare: moveBooking },
  { name: `answer ${ANSWERS} messages with a template`, prepare: answerGuests },
  { name: "export a month", prepare: exportMonth },
];

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
page.setDefaultTimeout(TIMEOUT_MS);
/** @type {Record<string, object>} */
const table = {};
/** @type {string[]} */
const problems = [];
await signIn(page);
await fillWorld(page, { guests: ANSWERS, kind: KIND });
for (const { name, prepare } of DAY) {
  try {
    const { run, check } = await prepare(page);
    const start = performance.now();
    await run();
    const seconds = Number(((performance.now() - start) / 1000).toFixed(2));
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
    table[name] = { seconds, result: await check() };
  } catch (error) {
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
    table[name] = { result: "FAIL" };
    problems.push(`${name}: ${error instanceof Error ? error.message : error}`);
    await page.goto(new URL("/account/", page.url()).href);
  }
}
await browser.close();
report(table, problems);
