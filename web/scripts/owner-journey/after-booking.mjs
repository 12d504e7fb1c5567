// The owner's steps after the first booking: reads it, writes to the guest, moves the stay and makes a partial refund.
import { LONGER_STAY, pickStay } from "./guest.mjs";

const GUEST = "Ann Guest";
const WORDS = "Welcome! The key is in the box by the door. Tell us when you plan to arrive.";

/** @typedef {import("./actor.mjs").Hand} Hand */

/** On a phone nearly all actions are in a menu. @param {Hand} hand @param {string} act */
async function choose(hand, act) {
  const button = hand.page.getByRole("button", { name: act, exact: true }).locator("visible=true");
  if (await button.count()) return hand.press(button.first());
  await hand.press(hand.page.getByRole("button", { name: "Actions" }));
  await hand.press(hand.page.getByRole("menuitem", { name: act }));
}

/** @param {Hand} hand */
async function open(hand) {
  const { page } = hand;
  await hand.visit("/account/");
  await page.getByRole("heading", { level: 1, name: /^Hello/ }).waitFor();
  await hand.look("dashboard", { isWhole: true });
  await hand.press(page.getByRole("region", { name: "Latest bookings" }).getByRole("link", { name: GUEST }));
  await page.getByRole("heading", { level: 1, name: GUEST }).waitFor();
  await hand.look("reservation", { isWhole: true });
}

/** @param {Hand} hand */
async function write(hand) {
  const { page } = hand;
  await hand.fill(page.getByLabel(/Write to the guest|Your answer/), WORDS);
  await hand.press(page.getByRole("button", { name: "Send", exact: true }));
  await page.getByRole("listitem").filter({ hasText: WORDS }).first().waitFor();
  await hand.look("written", { isWhole: true });
}

/** @param {Hand} hand */
async function move(hand) {
  const { page } = hand;
  await choose(hand, "Move dates");
  const dialog = page.getByRole("dialog", { name: "Move the stay" });
  const calendar = dialog.getByRole("application", { name: /New dates/ });
  await calendar.waitFor();
  await hand.look("move-empty");
  await pickStay(hand, calendar, LONGER_STAY);
  const confirm = dialog.getByRole("button", { name: /^Move and charge/ });
  await confirm.waitFor();
  await hand.look("move");
  await hand.press(confirm);
  await page.getByText("Stay moved").first().waitFor();
  await dialog.waitFor({ state: "hidden" });
  await hand.look("moved", { isWhole: true });
}

/** @param {Hand} hand */
async function giveBack(hand) {
  const { page } = hand;
  await choose(hand, "Refund");
  const dialog = page.getByRole("alertdialog", { name: "Give money back" });
  await hand.fill(dialog.getByLabel("Amount"), "25");
  await hand.fill(dialog.getByLabel("Reason"), "The stove smoked");
  await hand.look("refund");
  await hand.press(dialog.getByRole("button", { name: "Refund $25.00" }));
  await page.getByText("Refund on its way").first().waitFor();
  await dialog.waitFor({ state: "hidden" });
  await hand.look("refunded", { isWhole: true });
}

/** @type {import("./to-publishing.mjs").Step[]} */
export const AFTER_BOOKING = [
  { name: "open the booking", walk: open },
  { name: "write to the guest", walk: write },
  { name: "move the stay", walk: move },
  { name: "give money back", walk: giveBack },
];
