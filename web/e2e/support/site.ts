// Shared parts of all browser tests: the base address, a page that reports its own errors, and the accessibility check.
import { test as base, expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

export const SITE = "/s/harbor-pine";

/** The browser's console line for a 4xx response, such as "these nights are taken". */
const REFUSED = /^Failed to load resource: the server responded with a status of 4/;

/** A script of the test recorder that a sandboxed frame blocked. */
const SANDBOXED = /^Blocked script execution in 'about:srcdoc'/;

export const test = base.extend<{ errors: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture
  baseURL: async ({}, use) => {
    await use(process.env.CASITA_URL);
  },
  /** Console errors, such as script errors and CSP violations, fail the test; refusals (4xx) do not. */
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !REFUSED.test(text) && !SANDBOXED.test(text)) errors.push(text);
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Headers that the server requires for requests that change data outside of the screen. */
export async function credentials(page: Page) {
  await page.request.get("/api/v2/session/");
  const cookies = await page.context().cookies();
  return { "X-CSRFToken": cookies.find(({ name }) => name === "csrftoken")?.value ?? "" };
}

/** A frame that runs no script cannot run axe either, which would wait for it until the test times out. */
const SILENT_FRAMES = "iframe[sandbox]";

/** An embedded site preview is a page of its own, with its own tests. */
const SHOWN_SITES = 'iframe[src*="/s/"]';

/** React Aria's live region; it may still mention a button that is gone. */
const ANNOUNCER = "[data-live-announcer]";

/** The rules that depend on the theme. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Checks that the page does not overflow horizontally. */
export async function expectFits(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** Checks that axe finds no violation on the page or in a part of it, and that nothing overflows horizontally. */
export async function expectAccessible(page: Page, part = "html", rules?: string[]) {
  // The page is rendered.
  if (part === "html") await expect(page.locator("h1").first()).toBeAttached();
  await settled(page);
  await expectFits(page);
  expect(await violations(page, part, rules)).toEqual([]);
}

/** Axe's violations in a part of a page. Axe is injected once per loaded page. */
async function violations(page: Page, part: string, rules?: string[]) {
  for (const frame of page.frames()) {
    if (frame.parentFrame() && (await isSilent(frame))) continue;
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
  return page.evaluate(
    async ({ part, left, rules }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [part], exclude: left },
        { resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) },
      );
      return violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ html }) => html.slice(0, 200)),
      }));
    },
    { part, left: [SILENT_FRAMES, SHOWN_SITES, ANNOUNCER], rules },
  );
}

/** Whether the frame allows no scripts. */
async function isSilent(frame: Frame) {
  const element = await frame.frameElement();
  return element.evaluate(
    (element, silent) => (element as Element).matches(silent),
    `${SILENT_FRAMES}, ${SHOWN_SITES}`,
  );
}

/** The same in both themes; in the dark only the color rules run. */
export async function expectAccessibleDayAndNight(page: Page, part?: string) {
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, part, OF_COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Waits until animations are over, since colors are checked. */
async function settled(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== "running" || animation.effect?.getTiming().iterations === Infinity,
      ),
  );
}

const MONTH_AHEAD = 2;

/** Two days of the month after next, and the accessible names of their cells. */
export function someDays(first: number, last: number) {
  const now = new Date();
  const day = (number: number) => new Date(now.getFullYear(), now.getMonth() + MONTH_AHEAD, number);
  const cell = (date: Date) =>
    new RegExp(date.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }));
  const month = day(first).toLocaleDateString("en-US", { month: "long", year: "numeric" });
  return { month, checkIn: cell(day(first)), checkOut: cell(day(last)) };
}

/** Selects a stay in the open calendar, paging to its month. */
export async function pickStay(page: Page, calendar: string, days: ReturnType<typeof someDays>) {
  const group = page.getByRole("application", { name: new RegExp(calendar) }).last();
  const checkIn = group.getByRole("button", { name: days.checkIn });
  const next = group.getByRole("button", { name: "Next", exact: true }).first();
  for (let leaf = 0; leaf < MONTH_AHEAD && !(await checkIn.isVisible()); leaf++) await next.click();
  await checkIn.click();
  await group.getByRole("button", { name: days.checkOut }).click();
}
