// A guest who finds the new home on the owner's site, books a stay and pays with a test card.
import { HOME } from "./to-publishing.mjs";

const CARD = "4242424242424242";
const DAY = 86_400_000;
/** Far enough ahead that half is due now and half later. */
const DAYS_AHEAD = 60;
const NIGHTS = 4;

/** @typedef {import("./actor.mjs").Actor} Actor */

/** The accessible name of a day in a calendar. @param {number} ahead */
export const dayName = (ahead) =>
  new RegExp(
    new Date(Date.now() + ahead * DAY).toLocaleDateString("en-US", {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "America/Los_Angeles",
    }),
  );

/** @param {Actor} actor @param {import("@playwright/test").Locator} calendar @param {[number, number]} days */
export async function pickStay(actor, calendar, days) {
  const next = calendar.getByRole("button", { name: "Next", exact: true }).first();
  await next.waitFor();
  for (const ahead of days) {
    const cell = calendar.getByRole("button", { name: dayName(ahead) });
    while (!(await cell.isVisible())) await actor.press(next);
    await actor.press(cell);
  }
}

export const STAY = /** @type {[number, number]} */ ([DAYS_AHEAD, DAYS_AHEAD + NIGHTS]);
/** The same check-in, one night more. */
export const LONGER_STAY = /** @type {[number, number]} */ ([DAYS_AHEAD, DAYS_AHEAD + NIGHTS + 1]);

/** @param {Actor} actor @param {string} site */
async function find(actor, site) {
  const { page } = actor;
  await page.goto(site);
  await page.getByRole("link", { name: HOME }).first().waitFor();
  await actor.screenshot("site", { isWhole: true });
  await actor.press(page.getByRole("link", { name: HOME }).first());
  await page.getByRole("heading", { level: 1, name: HOME }).waitFor();
  await actor.screenshot("home", { isWhole: true });
}

/** @param {Actor} actor */
async function chooseDates(actor) {
  const { page } = actor;
  await actor.press(page.getByRole("button", { name: "Pick dates" }).locator("visible=true").first());
  await actor.screenshot("calendar");
  const shown = actor.isPhone ? page.getByRole("dialog", { name: "Your stay" }) : page;
  await pickStay(actor, shown.getByRole("application").last(), STAY);
  await page.getByText(/\$/).locator("visible=true").first().waitFor();
  await actor.screenshot("price");
  await actor.press(page.getByRole("button", { name: "Book", exact: true }).locator("visible=true").first());
  await page.getByRole("heading", { level: 1, name: "Your stay" }).waitFor();
  await actor.screenshot("stay");
  await actor.press(page.getByRole("button", { name: "Continue", exact: true }));
}

/** @param {Actor} actor */
async function pay(actor) {
  const { page } = actor;
  await actor.fill(page.getByLabel("First name"), "Ann");
  await actor.fill(page.getByLabel("Last name"), "Guest");
  await actor.fill(page.getByLabel("E-mail"), "ann@guest.test");
  await actor.fill(page.getByLabel("Phone"), "+1 503 555 0100");
  await actor.fill(page.getByLabel("Name on the card"), "Ann Guest");
  const card = page.locator("iframe[name$=card]").contentFrame();
  await actor.type(card.getByRole("textbox", { name: "Card number" }), CARD);
  await actor.type(card.getByRole("textbox", { name: "Expiration date" }), "1230");
  await actor.type(card.getByRole("textbox", { name: "Security code" }), "123");
  await actor.screenshot("payment", { isWhole: true });
  await actor.press(page.getByRole("button", { name: "Continue", exact: true }));
  await page.getByRole("heading", { name: "Review and confirm" }).waitFor();
  await actor.screenshot("review", { isWhole: true });
  await actor.press(page.getByText("I have read the rental agreement"));
  await actor.press(page.getByRole("button", { name: /and book$/ }));
  await page.getByRole("heading", { level: 1, name: "You are booked!" }).waitFor();
  await actor.screenshot("booked", { isWhole: true });
}

/** @type {(site: string) => import("./to-publishing.mjs").Step[]} */
export const booking = (site) => [
  { name: "find the home", walk: (actor) => find(actor, site) },
  { name: "choose dates", walk: chooseDates },
  { name: "pay", walk: pay },
];
