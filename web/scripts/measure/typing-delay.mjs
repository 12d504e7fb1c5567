// Measures the delay of typing into the filters: from the last key to the frame that shows every updated number, without the
// debounce delay. Needs a running server with a large site; `npm run typing` exits with an error when the median exceeds the limit.
import { median, openBrowser, report, SERVER } from "./measuring.mjs";

const NAMESPACE = process.env.CASITA_SITE ?? "big-world";
const TRIES = Number(process.env.TRIES ?? 24);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 1);
const BAR = 100;

/** The delay in `kit/timing/debounce-latest.ts`, in milliseconds. */
const DEBOUNCE = 300;
/** No more changes are expected after this many milliseconds without one. */
const REST = 700;
/** Milliseconds between keys of a fast typist. */
const KEY_EVERY = 60;

const WORDS = ["porch", "lake", "north", "cabin", "garden", "river"];

/** All pairs of the words: a cached response would improve the result. */
const QUESTIONS = WORDS.flatMap((first) => WORDS.map((second) => `${first} ${second}`));

/** Runs in the page: records the time of a key press and of the frame after the last change. */
function watch() {
  const seen = { key: 0, shown: 0 };
  Object.assign(window, { seen });
  addEventListener("keydown", (event) => Object.assign(seen, { key: event.timeStamp, shown: 0 }), true);
  const afterPaint = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.shown = performance.now();
      };
      port2.postMessage(null);
    });
  new MutationObserver(afterPaint).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** @param {import("@playwright/test").Page} page @param {string} word */
async function typed(page, word) {
  const field = page.getByRole("dialog").getByRole("textbox").last();
  await field.fill("");
  await page.waitForTimeout(DEBOUNCE + REST);
  await field.pressSequentially(word, { delay: KEY_EVERY });
  await page.waitForTimeout(DEBOUNCE + REST);
  const { key, shown } = await page.evaluate(() => /** @type {any} */ (window).seen);
  if (shown < key + DEBOUNCE) throw new Error(`Nothing changed after "${word}" was typed.`);
  return shown - key - DEBOUNCE;
}

const browser = await openBrowser();
/** @type {Record<string, object>} */
const table = {};
/** @type {string[]} */
const problems = [];
for (const [name, width, height] of /** @type {const} */ ([
  ["phone", 390, 844],
  ["desktop", 1440, 900],
])) {
  const page = await browser.newPage({ viewport: { width, height }, locale: "en-US" });
  await page.addInitScript(watch);
  await page.goto(`${SERVER}/s/${NAMESPACE}/properties/`);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const wire = await page.context().newCDPSession(page);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const delays = [];
  for (const question of QUESTIONS.slice(0, TRIES)) delays.push(await typed(page, question));
  await page.close();
  const [middle, worst] = [median(delays), Math.max(...delays)];
  const isMissed = middle > BAR;
  table[name] = {
    tries: delays.length,
    "median ms": Math.round(middle),
    "worst ms": Math.round(worst),
    verdict: isMissed ? "FAIL" : "PASS",
  };
  if (isMissed) problems.push(`${name}: ${Math.round(middle)} ms is above ${BAR} ms`);
}
await browser.close();
report(table, problems);
