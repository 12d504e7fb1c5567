// Measures the calendar over all properties of an account with 1,000 homes: the time until it is shown with an empty cache, and, in
// a browser trace, the length of its tasks while scrolling through all homes and 90 days, there and back. Needs the same setup as
// `npm run day`; `npm run board` exits with an error when a limit is exceeded.
import { rowsOf, signIn } from "./manager-account.mjs";
import { fillWorld } from "./manager-fixture.mjs";
import { median, openBrowser, report, SERVER } from "./measuring.mjs";

const RUNS = Number(process.env.RUNS ?? 5);
const LIMITS = { paint: 1000, task: 50 };
const VIEWPORT = { width: 1440, height: 900 };
const DAYS = 90;
/** The sizes in `grid/measures.ts`, at the default width. */
const SIZES = { day: 48, row: 56 };
/** A fast mouse wheel: pixels per turn, milliseconds between turns. */
const TURN = { pixels: 480, every: 40 };
/** Milliseconds in which late content is rendered. */
const REST = 1500;
/** If set to a folder, screenshots of the scrolled positions are saved there. */
const PICTURES = process.env.PICTURES;

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {Awaited<ReturnType<import("@playwright/test").BrowserContext["storageState"]>>} Session */

/** A page with an empty cache and an existing session. @param {Browser} browser @param {Session} session */
const newPage = (browser, session) =>
  browser.newPage({ viewport: VIEWPORT, locale: "en-US", storageState: session });

/** Runs in the page: records the first frame with homes. */
function watch() {
  const seen = { rows: 0 };
  Object.assign(window, { seen });
  const look = () => {
    if (document.querySelector("[role=grid] [role=rowheader] a")) seen.rows = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** @param {Page} page */
async function openBoard(page) {
  await page.addInitScript(watch);
  await page.goto(`${SERVER}/account/calendar/`);
  await page.locator("[role=grid] [role=rowheader] a").first().waitFor();
  return page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    rows: /** @type {any} */ (window).seen.rows,
  }));
}

/** @param {Page} page @param {number} right @param {number} down Pixels, one of them 0. */
async function turn(page, right, down) {
  const turns = Math.ceil(Math.abs(right + down) / TURN.pixels);
  for (let at = 0; at < turns; at++) {
    await page.mouse.wheel(right / turns, down / turns);
    await page.waitForTimeout(TURN.every);
  }
  await page.waitForTimeout(REST);
}

/**
 * The tasks of the page's main thread, in milliseconds: their duration, and the processor time of it.
 * @param {Buffer} trace @returns {{ length: number, work: number }[]}
 */
function tasksOf(trace) {
  /** @type {{ traceEvents: any[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ length: dur / 1000, work: tdur / 1000 }));
}

/** @param {Browser} browser @param {Page} page @param {string} name @param {() => Promise<unknown>} scroll */
async function traced(browser, page, name, scroll) {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await scroll();
  const tasks = tasksOf(await browser.stopTracing());
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/board ${name}.png` });
  if (tasks.length === 0) throw new Error("The trace names no task.");
  const most = (/** @type {"length" | "work"} */ figure) =>
    Math.round(Math.max(...tasks.map((task) => task[figure])));
  return {
    longest: most("length"),
    work: most("work"),
    long: tasks.filter(({ length }) => length > LIMITS.task).length,
  };
}

const browser = await openBrowser();
const first = await browser.newPage({ viewport: VIEWPORT, locale: "en-US" });
await signIn(first);
await fillWorld(first, { guests: 0 });
const { count: homes } = await rowsOf(first, "property", { limit: 1 });
const { count: bookings } = await rowsOf(first, "reservation", { limit: 1 });
const session = await first.context().storageState();
await first.context().close();

const opened = [];
for (let run = 0; run < RUNS; run++) {
  const page = await newPage(browser, session);
  opened.push(await openBoard(page));
  if (run === 0 && PICTURES) await page.screenshot({ path: `${PICTURES}/board opened.png` });
  await page.close();
}
const paint = Math.round(median(opened.map((run) => run.paint)));
const rows = Math.round(median(opened.map((run) => run.rows)));

const page = await newPage(browser, session);
await openBoard(page);
await page.getByRole("grid").hover();
await page.waitForTimeout(REST);
const [right, down] = [DAYS * SIZES.day, homes * SIZES.row];
const ways = /** @type {const} */ ([
  ["down", 0, down],
  ["right", right, 0],
  ["left", -right, 0],
  ["up", 0, -down],
]);
/** @type {Record<string, object>} */
const table = {
  [`open ${homes} homes, ${bookings} bookings`]: { "first paint ms": paint, "homes shown ms": rows },
};
const problems = paint > LIMITS.paint ? [`first paint after ${paint} ms, above ${LIMITS.paint} ms`] : [];
for (const [name, x, y] of ways) {
  const { longest, work, long } = await traced(browser, page, name, () => turn(page, x, y));
  table[`scroll ${name}`] = {
    "longest task ms": longest,
    "processor ms": work,
    [`tasks over ${LIMITS.task} ms`]: long,
  };
  if (long > 0) problems.push(`scrolling ${name}: a task of ${longest} ms`);
}
await browser.close();
report(table, problems);
