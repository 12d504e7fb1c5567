// Shared parts of the screenshot scripts: a window, signing in, and saving the picture.
import { mkdir, writeFile } from "node:fs/promises";
import { openBrowser, SERVER } from "../measure/measuring.mjs";

const PICTURES = new URL("../../../docs/pictures/", import.meta.url);

/** Milliseconds until late content is rendered: maps, photos, charts. */
const CALM = 4000;

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ size: Size, scale: number, isDark?: boolean }} Window
 */

/** @param {import("@playwright/test").Browser} browser @param {Window} window */
export async function openWindow(browser, { size, scale, isDark = false }) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: scale,
    colorScheme: isDark ? "dark" : "light",
    locale: "en-US",
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/**
 * Opens a screen of the account area, by its address and its heading.
 * @param {string} path @param {string | RegExp} heading
 */
export function showInside(path, heading) {
  return async (/** @type {Page} */ page) => {
    await page.goto(`${SERVER}/account/login/?next=${encodeURIComponent(path)}`);
    await page.getByRole("button", { name: "owner@harbor-pine.test" }).click();
    await page.getByRole("heading", { name: heading }).first().waitFor();
    await page.waitForLoadState("networkidle");
  };
}

/** Saves a screenshot below docs/pictures. @param {Page} page @param {string} name @param {number} quality */
export async function keepPicture(page, name, quality) {
  const file = new URL(`${name}.webp`, PICTURES);
  await mkdir(new URL(".", file), { recursive: true });
  await page.waitForTimeout(CALM);
  const wire = await page.context().newCDPSession(page);
  const { data } = await wire.send("Page.captureScreenshot", { format: "webp", quality });
  const bytes = Buffer.from(data, "base64");
  await writeFile(file, bytes);
  console.log(`${name}.webp\t${Math.round(bytes.length / 1000)} kB`);
}

/**
 * Takes all pictures, or those named on the command line.
 * @template {{ name: string }} P
 * @param {readonly P[]} pictures @param {(browser: import("@playwright/test").Browser, picture: P) => Promise<unknown>} take
 */
export async function takePictures(pictures, take) {
  const wanted = process.argv.slice(2);
  const browser = await openBrowser();
  for (const picture of pictures)
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, picture);
  await browser.close();
}
