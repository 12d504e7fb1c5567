// Times the owner's journey: from sign-up to a home on sale, a guest who books and pays, and the owner who writes, moves the stay
// and refunds. Needs a running demo; `npm run owner -- <folder>` saves a screenshot of every screen there.
import { openBrowser, report, SERVER, sum } from "./measure/measuring.mjs";
import { Actor } from "./owner-journey/actor.mjs";
import { AFTER_BOOKING } from "./owner-journey/after-booking.mjs";
import { booking } from "./owner-journey/guest.mjs";
import { TO_PUBLISHING } from "./owner-journey/to-publishing.mjs";

const FOLDER = process.argv[2] ?? process.env.CASITA_SHOTS ?? "test-results/owner-journey";
const WIDTH = Number(process.env.WIDTH ?? 1440);
const PHONE_WIDTH = 767;
const BAR_SECONDS = 600;

/**
 * @typedef {import("./owner-journey/actor.mjs").Taken} Taken
 * @typedef {import("./owner-journey/to-publishing.mjs").Step} Step
 */

/** A person with a separate browser context. @param {import("@playwright/test").Browser} browser @param {string} who */
async function somebody(browser, who) {
  const isPhone = WIDTH <= PHONE_WIDTH;
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    reducedMotion: "reduce",
  });
  return new Actor(await context.newPage(), { folder: FOLDER, who });
}

/** @param {Actor} actor @param {readonly Step[]} steps */
async function timeAll(actor, steps) {
  const taken = [];
  for (const { name, walk } of steps) taken.push(await actor.timeStep(name, () => walk(actor)));
  return taken;
}

/** The address of the site created with the account. @param {Actor} owner */
async function siteOf({ page }) {
  const { site } = await (await page.request.get(`${SERVER}/api/v2/onboarding/`)).json();
  return new URL(new URL(site.url).pathname, SERVER).href;
}

/** @param {Taken[]} steps */
const summed = (steps) => ({
  seconds: sum(steps.map(({ seconds }) => seconds)),
  presses: sum(steps.map(({ presses }) => presses)),
  fields: sum(steps.map(({ fields }) => fields)),
  characters: sum(steps.map(({ characters }) => characters)),
  human: sum(steps.map(({ human }) => human)),
});

const browser = await openBrowser();
const owner = await somebody(browser, "owner");
const first = await timeAll(owner, TO_PUBLISHING);
const guest = await somebody(browser, "guest");
const stay = await timeAll(guest, booking(await siteOf(owner)));
const then = await timeAll(owner, AFTER_BOOKING);
await browser.close();

/** @type {Record<string, object>} */
const table = {};
const put = (
  /** @type {string} */ name,
  /** @type {Omit<Taken, "step">} */ { seconds, human, ...counted },
) => {
  table[name] = { machine: `${seconds.toFixed(1)} s`, ...counted, human: `${Math.round(human)} s` };
};
for (const { step, ...figures } of first) put(step, figures);
const toPublishing = summed(first);
put("UP TO PUBLISHING", toPublishing);
for (const { step, ...figures } of [...stay, ...then]) put(step, figures);
put("ALL", summed([...first, ...stay, ...then]));
report(
  table,
  toPublishing.human > BAR_SECONDS
    ? [`${toPublishing.human} s to publishing, the bar is ${BAR_SECONDS} s`]
    : [],
);
