// Measures the loading of a site's pages and the first step of its checkout, with a cold cache and a slow processor, before any
// interaction. Needs a running server; `npm run weight` exits with an error when a limit is exceeded.
import { gzipSync } from "node:zlib";
import { freeStay } from "./free-stay.mjs";
import { median, openBrowser, report, SERVER, sum } from "./measuring.mjs";

const NAMESPACE = process.env.CASITA_SITE ?? "harbor-pine";
const RUNS = Number(process.env.RUNS ?? 5);
const SLOWDOWN = 4;
/** In the page once the script has replaced the server-rendered HTML. */
const DRAWN = "footer, [aria-current=step]";
/**
 * A page is idle after this many milliseconds without requests or responses. Until then it is not queried, which would
 * cost it time.
 */
const REST = 5000;
/** A task blocks by the milliseconds it takes beyond this. */
const SHORT_TASK = 50;

const LIMITS = { lcp: 1200, cls: 0, tbt: 100, requests: 12, script: 200_000, foreign: 0 };

const WIDTHS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
];

/** @typedef {{ lcp: number, cls: number, tbt: number, requests: number, bytes: number, script: number, foreign: number }} Figures */

async function pagesOfSite() {
  const answer = await fetch(`${SERVER}/websites/api/v2/property?name_space=${NAMESPACE}&limit=1`);
  const { results } = await answer.json();
  const root = `${SERVER}/s/${NAMESPACE}`;
  return [
    { name: "home", url: `${root}/` },
    { name: "list", url: `${root}/properties/` },
    { name: "property", url: `${root}/properties/${results[0].slug}/` },
    { name: "checkout", url: `${root}/reservation/checkout/stay/?q=${(await freeStay(NAMESPACE)).quote}` },
  ];
}

/** Runs in the page, before it loads. */
function watch() {
  const seen = { lcp: 0, cls: 0, fcp: 0, tasks: /** @type {PerformanceEntry[]} */ ([]) };
  Object.assign(window, { seen });
  /** @param {string} type @param {(entry: any) => void} take */
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    seen.cls += entry.value;
  });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  observe("longtask", (entry) => seen.tasks.push(entry.toJSON()));
}

/**
 * Total blocking time of the tasks after the first paint.
 * @param {PerformanceEntry[]} tasks @param {number} fcp
 */
const blocking = (tasks, fcp) =>
  sum(
    tasks.map(({ startTime, duration }) =>
      Math.max(0, startTime + duration - Math.max(startTime, fcp) - SHORT_TASK),
    ),
  );

/**
 * Counts network requests, without pictures that are painted again from memory.
 * @param {import("@playwright/test").CDPSession} wire
 */
async function listen(wire) {
  /** @type {Map<string, { url: string, type: string, bytes: number }>} */
  const requests = new Map();
  let changed = Date.now();
  wire.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    changed = Date.now();
    if (!request.url.startsWith("data:"))
      requests.set(requestId, { url: request.url, type: type ?? "", bytes: 0 });
  });
  wire.on("Network.requestServedFromCache", ({ requestId }) => requests.delete(requestId));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    changed = Date.now();
  });
  await wire.send("Network.enable");
  await wire.send("Network.setCacheDisabled", { cacheDisabled: false });
  await wire.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const rest = async () => {
    for (let left = REST; left > 0; left = changed + REST - Date.now())
      await new Promise((resolve) => setTimeout(resolve, left));
  };
  return { requests, rest };
}

/**
 * @param {import("@playwright/test").Browser} browser @param {string} url
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<{ figures: Figures, requests: { url: string, type: string, bytes: number }[] }>}
 */
async function measure(browser, url, viewport) {
  const context = await browser.newContext({ viewport, locale: "en-US" });
  const page = await context.newPage();
  const { requests, rest } = await listen(await context.newCDPSession(page));
  /** @type {Promise<number>[]} */
  const scripts = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.addInitScript(watch);
  await page.goto(url);
  await rest();
  const { lcp, cls, fcp, tasks } = await page.evaluate(() => /** @type {any} */ (window).seen);
  await page.waitForSelector(DRAWN);
  const script = sum(await Promise.all(scripts));
  await context.close();
  const sent = [...requests.values()];
  const figures = {
    lcp,
    cls,
    tbt: blocking(tasks, fcp),
    requests: sent.length,
    bytes: sum(sent.map(({ bytes }) => bytes)),
    script,
    foreign: sent.filter(({ url: address }) => new URL(address).origin !== new URL(SERVER).origin).length,
  };
  return { figures, requests: sent };
}

/** @param {Figures[]} runs @returns {Figures} */
const middle = (runs) =>
  /** @type {Figures} */ (
    Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [
        name,
        median(runs.map((run) => run[/** @type {keyof Figures} */ (name)])),
      ]),
    )
  );

/** @param {Figures} figures */
const exceeded = (figures) =>
  Object.entries(LIMITS).filter(([name, bar]) => figures[/** @type {keyof Figures} */ (name)] > bar);

/** @param {Figures} figures */
const written = ({ lcp, cls, tbt, requests, bytes, script, foreign }) => ({
  "LCP ms": Math.round(lcp),
  CLS: Number(cls.toFixed(4)),
  "TBT ms": Math.round(tbt),
  requests,
  "kB in all": Math.round(bytes / 1000),
  "kB script (gzip)": Math.round(script / 1000),
  "other hosts": foreign,
});

const browser = await openBrowser();
/** @type {Record<string, object>} */
const table = {};
/** @type {string[]} */
const problems = [];
for (const { name: width, viewport } of WIDTHS) {
  for (const { name, url } of await pagesOfSite()) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, url, viewport));
    const figures = middle(runs.map((run) => run.figures));
    const misses = exceeded(figures).map(([figure, bar]) => `${name}, ${width}: ${figure} is above ${bar}`);
    table[`${name}, ${width}`] = { ...written(figures), verdict: misses.length > 0 ? "FAIL" : "PASS" };
    problems.push(...misses);
    if (process.argv.includes("--list"))
      for (const { url: address, type, bytes } of runs.at(-1)?.requests ?? [])
        console.log(`${name}, ${width}\t${type}\t${bytes}\t${address}`);
  }
}
await browser.close();
report(table, problems);
