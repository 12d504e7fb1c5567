// From sign-up to the first home on sale, in the order of the onboarding.
import { SERVER } from "../measure/measuring.mjs";
import { picturesToSend } from "./pictures-to-send.mjs";

export const HOME = "Agate House";
const OWNER = "Ida";
const DESCRIPTION =
  "A cedar house above the harbor, with a wood stove, a long table and a deck that has the sun until evening. The beach is five minutes down the path.";
const CLAUSE = "Please leave the stove cold when you go.";

/** Milliseconds to wait: a map renders slowly without a graphics card. */
const MAP_CALM = 5000;

/** A name suffix, so that no two runs share an account. */
const unique = () => crypto.randomUUID().slice(0, 6);

/**
 * @typedef {import("./actor.mjs").Actor} Actor
 * @typedef {{ name: string, walk: (actor: Actor) => Promise<unknown> }} Step
 */

/** @param {Actor} actor @param {string} name */
const openPart = (actor, name) =>
  actor.press(
    actor.page
      .getByRole("navigation", { name: /^Parts of/ })
      .getByRole("link", { name: new RegExp(`^${name}`) }),
  );

/** The onboarding strip above the editor with the next step. @param {Actor} actor */
const strip = ({ page }) => page.getByRole("complementary", { name: "Get your first booking" });

/** @param {Actor} actor @param {string} next */
const goOn = (actor, next) => actor.press(strip(actor).getByRole("link", { name: `Next: ${next}` }));

/** @param {Actor} actor */
const isSaved = ({ page }) => page.getByRole("status").filter({ hasText: "Saved" }).waitFor();

/** @param {Actor} actor */
async function signUp(actor) {
  const { page } = actor;
  await page.goto(`${SERVER}/account/signup/`);
  await page.getByLabel("First name").waitFor();
  await actor.screenshot("sign-up");
  await actor.fill(page.getByLabel("Account name"), "Lake Houses");
  await actor.fill(page.getByLabel("First name"), OWNER);
  await actor.fill(page.getByLabel("Last name"), "Lake");
  await actor.fill(page.getByLabel("E-mail"), `ida-${unique()}@lake.test`);
  await actor.fill(page.getByLabel("Password"), "a house by the lake");
  await actor.press(page.getByRole("button", { name: "Create account" }));
  await page.getByRole("heading", { name: "Get your first booking" }).waitFor();
  await actor.screenshot("first-steps", { isWhole: true });
}

/** @param {Actor} actor */
async function beginHome(actor) {
  const { page } = actor;
  await actor.press(page.getByRole("link", { name: "Describe the home" }));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").waitFor();
  await actor.screenshot("new-home");
  await actor.fill(dialog.getByLabel("Name"), HOME);
  await actor.press(dialog.getByRole("button", { name: "Create" }));
  await page.getByRole("heading", { level: 1, name: HOME }).waitFor();
  await page.getByLabel("Headline").waitFor();
  await actor.screenshot("details-empty", { isWhole: true });
}

/** @param {Actor} actor */
async function describe(actor) {
  const { page } = actor;
  await actor.fill(page.getByLabel("Headline"), "Cedar house above the harbor");
  await actor.press(page.getByRole("button", { name: /Type/ }));
  await actor.press(page.getByRole("option", { name: "House", exact: true }));
  for (const [label, number] of Object.entries({ Sleeps: "6", Bedrooms: "3", Bathrooms: "2" }))
    await actor.fill(page.getByRole("textbox", { name: label }), number);
  await actor.fill(page.getByRole("textbox", { name: "Description" }), DESCRIPTION);
  await page.getByRole("textbox", { name: "Description" }).blur();
  await isSaved(actor);
  await actor.screenshot("details", { isWhole: true });
}

/** @param {Actor} actor */
async function locate(actor) {
  const { page } = actor;
  await goOn(actor, "A city, and a pin on the map");
  const city = page.getByRole("textbox", { name: "City" });
  await city.waitFor();
  await actor.screenshot("location-empty", { isWhole: true, calm: MAP_CALM });
  await actor.fill(page.getByRole("textbox", { name: "Street address", exact: true }), "12 Harbor Road");
  await actor.fill(city, "Astoria");
  await actor.fill(page.getByRole("textbox", { name: "State" }), "Oregon");
  await page.getByRole("textbox", { name: "State" }).blur();
  await page.getByRole("textbox", { name: "Latitude" }).and(page.locator("[value^='46.']")).waitFor();
  await isSaved(actor);
  await actor.screenshot("location", { isWhole: true, calm: MAP_CALM });
}

/** @param {Actor} actor */
async function sendPhotos(actor) {
  const { page } = actor;
  await goOn(actor, "Photos");
  await page.getByRole("button", { name: "Choose photos" }).waitFor();
  await actor.screenshot("photos-empty");
  const files = await picturesToSend();
  await actor.send(page.locator("input[type=file]"), files);
  const photos = page.getByRole("grid", { name: "Photos" });
  await photos
    .getByRole("row")
    .nth(files.length - 1)
    .waitFor();
  await photos.getByText("Processing").first().waitFor({ state: "detached" });
  await actor.screenshot("photos", { isWhole: true });
}

/** @param {Actor} actor */
async function setPrice(actor) {
  const { page } = actor;
  await goOn(actor, "Price");
  const add = page.getByRole("button", { name: "Add rate" }).first();
  await add.waitFor();
  await actor.screenshot("rates-empty", { isWhole: true });
  await actor.press(add);
  const drawer = page.getByRole("dialog", { name: "Add rate" });
  await actor.fill(drawer.getByLabel("Price per night", { exact: true }), "180");
  await actor.fill(drawer.getByLabel("Weekend price per night"), "220");
  await actor.screenshot("rate");
  await actor.press(drawer.getByRole("button", { name: "Save" }));
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("status", { name: "Price" }).getByText(/\$/).first().waitFor();
  await actor.screenshot("rates", { isWhole: true });
}

/** @param {Actor} actor */
async function addFee(actor) {
  const { page } = actor;
  await openPart(actor, "Fees and add-ons");
  await page.getByRole("button", { name: "Cleaning" }).waitFor();
  await actor.screenshot("fees-empty");
  await actor.press(page.getByRole("button", { name: "Cleaning" }));
  const drawer = page.getByRole("dialog", { name: "New fee" });
  await actor.fill(drawer.getByLabel("Amount"), "90");
  await actor.screenshot("fee");
  await actor.press(drawer.getByRole("button", { name: "Save" }));
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("status", { name: "Price" }).getByText("Cleaning").first().waitFor();
  await actor.screenshot("fees", { isWhole: true });
}

/** @param {Actor} actor */
async function chooseTerms(actor) {
  const { page } = actor;
  await goOn(actor, "Policies and agreement");
  const usual = page.getByRole("button", { name: "Use recommended terms" });
  await usual.waitFor();
  await actor.screenshot("terms", { isWhole: true });
  await actor.press(usual);
  await page.getByText("Recommended terms applied").first().waitFor();
  await actor.screenshot("terms-chosen", { isWhole: true });
}

/** @param {Actor} actor */
async function amendAgreement(actor) {
  const { page } = actor;
  await actor.visit("/account/agreements/");
  await actor.press(page.getByRole("link", { name: "Rental agreement" }).first());
  const text = page.getByRole("textbox", { name: "Text" });
  await text.press("ControlOrMeta+End");
  await actor.type(text, `\n\n${CLAUSE}`);
  await actor.screenshot("agreement", { isWhole: true });
  await actor.press(page.getByRole("button", { name: "Save as version 2" }));
  await page.getByText("Version 2 now applies to new bookings").first().waitFor();
  await actor.visit("/account/");
}

/** @param {Actor} actor */
async function setUpPayments(actor) {
  const { page } = actor;
  await actor.press(page.getByRole("link", { name: "Set up payments" }));
  await page
    .getByText(/^Stripe/)
    .first()
    .waitFor();
  await actor.screenshot("payments-empty", { isWhole: true });
  await actor.press(page.getByText(/^Stripe/).first());
  await actor.screenshot("payments-chosen", { isWhole: true });
  await actor.press(page.getByRole("button", { name: "Save" }));
  await actor.press(page.getByRole("button", { name: "Make test charge" }));
  await page.getByText(/Guests can pay/).waitFor();
  await actor.screenshot("payments", { isWhole: true });
}

/** @param {Actor} actor */
async function publish(actor) {
  const { page } = actor;
  await goOn(actor, "Publish");
  const button = page.getByRole("button", { name: "Publish", exact: true });
  await button.waitFor();
  await actor.screenshot("publish", { isWhole: true });
  await actor.press(button);
  await page.getByRole("link", { name: "View on website" }).waitFor();
  await actor.screenshot("published", { isWhole: true });
}

/** @type {Step[]} */
export const TO_PUBLISHING = [
  { name: "sign up", walk: signUp },
  { name: "begin a home", walk: beginHome },
  { name: "describe it", walk: describe },
  { name: "put it on the map", walk: locate },
  { name: "photos", walk: sendPhotos },
  { name: "rates", walk: setPrice },
  { name: "a fee", walk: addFee },
  { name: "refunds, payments, agreement", walk: chooseTerms },
  { name: "amend the agreement", walk: amendAgreement },
  { name: "take cards, in test mode", walk: setUpPayments },
  { name: "publish", walk: publish },
];
