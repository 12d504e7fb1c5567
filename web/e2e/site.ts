// What every test of the public site needs: the address, a page that reports its own errors, and the accessibility check.
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export const SITE = "/s/harbor-pine";

/** The browser's own line about an answer such as "these nights are taken". */
const REFUSED = /^Failed to load resource: the server responded with a status of 4/;

/** A script of the test recorder that a sandboxed frame did not let run. */
const SANDBOXED = /^Blocked script execution in 'about:srcdoc'/;

export const test = base.extend<{ errors: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of a fixture
  baseURL: async ({}, use) => {
    await use(process.env.CASITA_URL);
  },
  /** Errors in the console, a broken script or a breach of the content policy among them, fail the test; refusals do not. */
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

/** What the server wants to see with every change that a journey asks for past the screen. */
export async function credentials(page: Page) {
  await page.request.get("/api/v2/session/");
  const cookies = await page.context().cookies();
  return { "X-CSRFToken": cookies.find(({ name }) => name === "csrftoken")?.value ?? "" };
}

/** A frame that runs no script runs none of axe's either, which would wait for it until the test is over. */
const SILENT_FRAMES = "iframe[sandbox]";

/** A site that is shown within a page is a page of its own, with journeys of its own. */
const SHOWN_SITES = 'iframe[src*="/s/"]';

/** Where React Aria speaks to screen readers; it may still name a button that is gone. */
const ANNOUNCER = "[data-live-announcer]";

/** The rules that a theme can break. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Nothing that axe knows of is wrong with what is on the screen, or with a part of it, and nothing sticks out of it sideways. */
export async function expectAccessible(page: Page, part = "html", rules?: string[]) {
  await settled(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  const axe = new AxeBuilder({ page })
    .include(part)
    .exclude(SILENT_FRAMES)
    .exclude(SHOWN_SITES)
    .exclude(ANNOUNCER);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.html.slice(0, 200)) })),
  ).toEqual([]);
}

/** The same in the dark, where only the colours are others. */
export async function expectAccessibleDayAndNight(page: Page, part?: string) {
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, part, OF_COLOURS);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Colours are judged when nothing fades any more. */
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

/** Two days of the month after next, and how their cells are called. */
export function someDays(first: number, last: number) {
  const now = new Date();
  const day = (number: number) => new Date(now.getFullYear(), now.getMonth() + MONTH_AHEAD, number);
  const cell = (date: Date) =>
    new RegExp(date.toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" }));
  const month = day(first).toLocaleDateString("en-US", { month: "long", year: "numeric" });
  return { month, checkIn: cell(day(first)), checkOut: cell(day(last)) };
}

/** Picks a stay in the calendar that is open, leafing to its month. */
export async function pickStay(page: Page, calendar: string, days: ReturnType<typeof someDays>) {
  const group = page.getByRole("application", { name: new RegExp(calendar) }).last();
  const checkIn = group.getByRole("button", { name: days.checkIn });
  const next = group.getByRole("button", { name: "Next", exact: true }).first();
  for (let leaf = 0; leaf < MONTH_AHEAD && !(await checkIn.isVisible()); leaf++) await next.click();
  await checkIn.click();
  await group.getByRole("button", { name: days.checkOut }).click();
}
