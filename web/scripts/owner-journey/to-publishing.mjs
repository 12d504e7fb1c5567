// From sign-up to the first home on sale, in the order of the onboarding.
import { SERVER } from "../measuring.mjs";
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
 * @typedef {import("./actor.mjs").Hand} Hand
 * @typedef {{ name: string, walk: (hand: Hand) => Promise<unknown> }} Step
 */

/** @param {Hand} hand @param {string} name */
const openPart = (hand, name) =>
  hand.press(
    hand.page
      .getByRole("navigation", { name: /^Parts of/ })
      .getByRole("link", { name: new RegExp(`^${name}`) }),
  );

/** The onboarding strip above the editor with the next step. @param {Hand} hand */
const strip = ({ page }) => page.getByRole("complementary", { name: "Your first booking" });

/** @param {Hand} hand @param {string} next */
const goOn = (hand, next) => hand.press(strip(hand).getByRole("link", { name: `Next: ${next}` }));

/** @param {Hand} hand */
const isSaved = ({ page }) => page.getByRole("status").filter({ hasText: "Saved" }).waitFor();

/** @param {Hand} hand */
async function signUp(hand) {
  const { page } = hand;
  await page.goto(`${SERVER}/account/signup/`);
  await page.getByLabel("First name").waitFor();
  await hand.look("sign-up");
  await hand.fill(page.getByLabel("Name of the account"), "Lake Houses");
  await hand.fill(page.getByLabel("First name"), OWNER);
  await hand.fill(page.getByLabel("Last name"), "Lake");
  await hand.fill(page.getByLabel("E-mail"), `ida-${unique()}@lake.test`);
  await hand.fill(page.getByLabel("Password"), "a house by the lake");
  await hand.press(page.getByRole("button", { name: "Create account" }));
  await page.getByRole("heading", { name: "Your first booking" }).waitFor();
  await hand.look("first-steps", { isWhole: true });
}

/** @param {Hand} hand */
async function beginHome(hand) {
  const { page } = hand;
  await hand.press(page.getByRole("link", { name: "Describe the home" }));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").waitFor();
  await hand.look("new-home");
  await hand.fill(dialog.getByLabel("Name"), HOME);
  await hand.press(dialog.getByRole("button", { name: "Create" }));
  await page.getByRole("heading", { level: 1, name: HOME }).waitFor();
  await page.getByLabel("Headline").waitFor();
  await hand.look("details-empty", { isWhole: true });
}

/** @param {Hand} hand */
async function describe(hand) {
  const { page } = hand;
  await hand.fill(page.getByLabel("Headline"), "Cedar house above the harbor");
  await hand.press(page.getByRole("button", { name: /Type/ }));
  await hand.press(page.getByRole("option", { name: "House", exact: true }));
  for (const [label, number] of Object.entries({ Sleeps: "6", Bedrooms: "3", Bathrooms: "2" }))
    await hand.fill(page.getByRole("textbox", { name: label }), number);
  await hand.fill(page.getByRole("textbox", { name: "Description" }), DESCRIPTION);
  await page.getByRole("textbox", { name: "Description" }).blur();
  await isSaved(hand);
  await hand.look("details", { isWhole: true });
}

/** @param {Hand} hand */
async function locate(hand) {
  const { page } = hand;
  await goOn(hand, "A town, and a pin on the map");
  const city = page.getByRole("textbox", { name: "City" });
  await city.waitFor();
  await hand.look("location-empty", { isWhole: true, calm: MAP_CALM });
  await hand.fill(page.getByRole("textbox", { name: "Street", exact: true }), "12 Harbor Road");
  await hand.fill(city, "Astoria");
  await hand.fill(page.getByRole("textbox", { name: "State" }), "Oregon");
  await page.getByRole("textbox", { name: "State" }).blur();
  await page.getByRole("textbox", { name: "Latitude" }).and(page.locator("[value^='46.']")).waitFor();
  await isSaved(hand);
  await hand.look("location", { isWhole: true, calm: MAP_CALM });
}

/** @param {Hand} hand */
async function sendPhotos(hand) {
  const { page } = hand;
  await goOn(hand, "Photos");
  await page.getByRole("button", { name: "Choose photos" }).waitFor();
  await hand.look("photos-empty");
  const files = await picturesToSend();
  await hand.send(page.locator("input[type=file]"), files);
  const photos = page.getByRole("grid", { name: "Photos" });
  await photos
    .getByRole("row")
    .nth(files.length - 1)
    .waitFor();
  await photos.getByText("Being prepared").first().waitFor({ state: "detached" });
  await hand.look("photos", { isWhole: true });
}

/** @param {Hand} hand */
async function setPrice(hand) {
  const { page } = hand;
  await goOn(hand, "Price");
  const add = page.getByRole("button", { name: "Add a rate" }).first();
  await add.waitFor();
  await hand.look("rates-empty", { isWhole: true });
  await hand.press(add);
  const drawer = page.getByRole("dialog", { name: "Add a rate" });
  await hand.fill(drawer.getByLabel("Night", { exact: true }), "180");
  await hand.fill(drawer.getByLabel("Weekend night"), "220");
  await hand.look("rate");
  await hand.press(drawer.getByRole("button", { name: "Save" }));
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("status", { name: "Price" }).getByText(/\$/).first().waitFor();
  await hand.look("rates", { isWhole: true });
}

/** @param {Hand} hand */
async function addFee(hand) {
  const { page } = hand;
  await openPart(hand, "Fees and add-ons");
  await page.getByRole("button", { name: "Cleaning" }).waitFor();
  await hand.look("fees-empty");
  await hand.press(page.getByRole("button", { name: "Cleaning" }));
  const drawer = page.getByRole("dialog", { name: "New fee" });
  await hand.fill(drawer.getByLabel("Amount"), "90");
  await hand.look("fee");
  await hand.press(drawer.getByRole("button", { name: "Save" }));
  await drawer.waitFor({ state: "hidden" });
  await page.getByRole("status", { name: "Price" }).getByText("Cleaning").first().waitFor();
  await hand.look("fees", { isWhole: true });
}

/** @param {Hand} hand */
async function chooseTerms(hand) {
  const { page } = hand;
  await goOn(hand, "Rules and terms");
  const usual = page.getByRole("button", { name: "Use our usual terms" });
  await usual.waitFor();
  await hand.look("terms", { isWhole: true });
  await hand.press(usual);
  await page.getByText("The home has terms now").first().waitFor();
  await hand.look("terms-chosen", { isWhole: true });
}

/** @param {Hand} hand */
async function amendAgreement(hand) {
  const { page } = hand;
  await hand.visit("/account/agreements/");
  await hand.press(page.getByRole("link", { name: "Rental agreement" }).first());
  const text = page.getByRole("textbox", { name: "Text" });
  await text.press("ControlOrMeta+End");
  await hand.type(text, `\n\n${CLAUSE}`);
  await hand.look("agreement", { isWhole: true });
  await hand.press(page.getByRole("button", { name: "Save as edition 2" }));
  await page.getByText("Edition 2 is in force for new bookings").first().waitFor();
  await hand.visit("/account/");
}

/** @param {Hand} hand */
async function setUpPayments(hand) {
  const { page } = hand;
  await hand.press(page.getByRole("link", { name: "Set up payments" }));
  await page
    .getByText(/^Stripe/)
    .first()
    .waitFor();
  await hand.look("payments-empty", { isWhole: true });
  await hand.press(page.getByText(/^Stripe/).first());
  await hand.look("payments-chosen", { isWhole: true });
  await hand.press(page.getByRole("button", { name: "Save" }));
  await hand.press(page.getByRole("button", { name: "Make a test charge" }));
  await page.getByText(/Guests can pay/).waitFor();
  await hand.look("payments", { isWhole: true });
}

/** @param {Hand} hand */
async function publish(hand) {
  const { page } = hand;
  await goOn(hand, "Publish");
  const button = page.getByRole("button", { name: "Publish", exact: true });
  await button.waitFor();
  await hand.look("publish", { isWhole: true });
  await hand.press(button);
  await page.getByRole("link", { name: "See it on your site" }).waitFor();
  await hand.look("published", { isWhole: true });
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
