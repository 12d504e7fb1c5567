// The owner's steps after the first booking: reads it, writes to the guest, moves the stay and makes a partial refund.
import { LONGER_STAY, pickStay } from "./guest.mjs";

const GUEST = "Ann Guest";
const WORDS = "Welcome! The key is in the box by the door. Tell us when you plan to arrive.";

/** @typedef {import("./actor.mjs").Actor} Actor */

/** On a phone nearly all actions are in a menu. @param {Actor} actor @param {string} act */
async function choose(actor, act) {
  const button = actor.page.getByRole("button", { name: act, exact: true }).locator("visible=true");
  if (await button.count()) return actor.press(button.first());
  await actor.press(actor.page.getByRole("button", { name: "Actions" }));
  await actor.press(actor.page.getByRole("menuitem", { name: act }));
}

/** @param {Actor} actor */
async function open(actor) {
  const { page } = actor;
  await actor.visit("/account/");
  await page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();
  await actor.screenshot("dashboard", { isWhole: true });
  await actor.press(page.getByRole("region", { name: "Latest bookings" }).getByRole("link", { name: GUEST }));
  await page.getByRole("heading", { level: 1, name: GUEST }).waitFor();
  await actor.screenshot("reservation", { isWhole: true });
}

/** @param {Actor} actor */
async function write(actor) {
  const { page } = actor;
  await actor.fill(page.getByLabel(/Message guest|Your reply/), WORDS);
  await actor.press(page.getByRole("button", { name: "Send", exact: true }));
  await page.getByRole("listitem").filter({ hasText: WORDS }).first().waitFor();
  await actor.screenshot("written", { isWhole: true });
}

/** @param {Actor} actor */
async function move(actor) {
  const { page } = actor;
  await choose(actor, "Change dates");
  const dialog = page.getByRole("dialog", { name: "Change dates" });
  const calendar = dialog.getByRole("application", { name: /New dates/ });
  await calendar.waitFor();
  await actor.screenshot("move-empty");
  await pickStay(actor, calendar, LONGER_STAY);
  const confirm = dialog.getByRole("button", { name: /^Change dates and charge/ });
  await confirm.waitFor();
  await actor.screenshot("move");
  await actor.press(confirm);
  await page.getByText("Booking changed").first().waitFor();
  await dialog.waitFor({ state: "hidden" });
  await actor.screenshot("moved", { isWhole: true });
}

/** @param {Actor} actor */
async function giveBack(actor) {
  const { page } = actor;
  await choose(actor, "Refund");
  const dialog = page.getByRole("alertdialog", { name: "Issue refund" });
  await actor.fill(dialog.getByLabel("Amount"), "25");
  await actor.fill(dialog.getByLabel("Reason"), "The stove smoked");
  await actor.screenshot("refund");
  await actor.press(dialog.getByRole("button", { name: "Refund $25.00" }));
  await page.getByText("Refund started").first().waitFor();
  await dialog.waitFor({ state: "hidden" });
  await actor.screenshot("refunded", { isWhole: true });
}

/** @type {import("./to-publishing.mjs").Step[]} */
export const AFTER_BOOKING = [
  { name: "open the booking", walk: open },
  { name: "write to the guest", walk: write },
  { name: "move the stay", walk: move },
  { name: "give money back", walk: giveBack },
];
