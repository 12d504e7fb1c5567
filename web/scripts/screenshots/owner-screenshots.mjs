// Takes the screenshots of docs/owners from a running demo: `CASITA_URL=… npm run owner-screenshots` writes
// docs/pictures/owners/*.webp, and `npm run owner-screenshots -- import reports` only those two.
import { SERVER } from "../measure/measuring.mjs";
import { keepPicture, openWindow, showInside, takePictures } from "./screenshot-taking.mjs";

const WINDOW = { size: { width: 1440, height: 900 }, scale: 1 };
const QUALITY = 56;

/**
 * @typedef {import("./screenshot-taking.mjs").Page} Page
 * @typedef {(page: Page) => Promise<unknown>} Walk
 * @typedef {{ name: string, walk: Walk }} Picture
 */

const showHello = showInside("/account/", "Hello, Maren");

/** Opens a screen and, once it is there, runs `then`. @param {string} path @param {Walk} [then] @returns {Walk} */
const screen = (path, then) => async (page) => {
  await showHello(page);
  await open(page, path);
  await then?.(page);
};

/**
 * Opens the page of the first row of a list that matches.
 * @param {{ resource: string, list: string, fits?: string, part?: string }} row @param {Walk} [then] @returns {Walk}
 */
const firstRow =
  ({ resource, list, fits = "", part }, then) =>
  async (page) => {
    await showHello(page);
    const [{ key }] = await askForRows(page, resource, fits);
    await open(page, `${list}/${key}/${part ? `?tab=${part}` : ""}`);
    await then?.(page);
  };

/** @param {Page} page @param {string} resource @param {string} query */
async function askForRows(page, resource, query) {
  const answer = await page.request.get(`${SERVER}/api/v2/${resource}/?${query}`);
  return (await answer.json()).results;
}

/** @param {Page} page @param {string} path */
async function open(page, path) {
  await page.goto(`${SERVER}/account/${path}`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** @param {string} part @param {Walk} [then] */
const homePart = (part, then) => firstRow({ resource: "property", list: "properties", part }, then);

/** @param {string} part */
const sitePart = (part) => firstRow({ resource: "site", list: "sites", part });

/** @param {string | RegExp} name @returns {Walk} */
const withHeadingOnTop = (name) => (page) =>
  page
    .getByRole("heading", { name })
    .first()
    .evaluate((heading) => heading.closest("section")?.scrollIntoView({ block: "start" }));

/** @type {Picture[]} */
const PICTURES = [
  { name: "first-steps", walk: signUp },
  { name: "dashboard", walk: screen("") },
  { name: "reports", walk: screen("reports/") },
  { name: "home-photos", walk: homePart("photos") },
  { name: "home-rates", walk: homePart("rates") },
  { name: "home-price", walk: homePart("fees", withHeadingOnTop("Price check")) },
  { name: "home-publish", walk: homePart("publish") },
  { name: "home-channels", walk: homePart("channels") },
  { name: "board", walk: screen("calendar/") },
  { name: "month", walk: firstRow({ resource: "property", list: "calendar" }) },
  { name: "move", walk: moveStay },
  { name: "inbox", walk: screen("messages/", openConversation) },
  { name: "template", walk: firstRow({ resource: "message-template", list: "message-templates" }) },
  {
    name: "refund-policy",
    walk: firstRow({ resource: "refund-policy", list: "refund-policies", fits: "name=Moderate" }),
  },
  {
    name: "payment-policy",
    walk: firstRow({ resource: "payment-policy", list: "payment-policies", fits: "name__icontains=half" }),
  },
  { name: "agreement", walk: firstRow({ resource: "agreement", list: "agreements" }) },
  { name: "payments", walk: screen("reservation-payments/") },
  { name: "import", walk: screen("properties/", chooseSheet) },
  { name: "site-look", walk: sitePart("look") },
  { name: "site-pages", walk: sitePart("pages") },
  { name: "site-homes", walk: sitePart("homes") },
  { name: "site-address", walk: sitePart("address") },
  { name: "site-payments", walk: sitePart("payments") },
  { name: "partner", walk: screen("settings/partner/", withHeadingOnTop("Partner system")) },
];

/** Signs up a new account. @param {Page} page */
async function signUp(page) {
  await page.goto(`${SERVER}/account/signup/`);
  const typed = {
    "Account name": "Lake Houses",
    "First name": "Ida",
    "Last name": "Lake",
    "E-mail": `ida-${crypto.randomUUID().slice(0, 6)}@lake.test`,
    Password: "a house by the lake",
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("heading", { name: "Get your first booking" }).waitFor();
}

/** @param {Page} page */
async function openConversation(page) {
  await page.getByRole("list", { name: "Inbox" }).getByRole("link").nth(1).click();
  await page.getByRole("textbox").last().waitFor();
}

const spoken = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });
const DAY = 86_400_000;
const LONG = 5 * DAY;

/** Long enough to lose a night. @param {{ check_in: string, check_out: string }} stay */
const isLong = ({ check_in, check_out }) => Date.parse(check_out) - Date.parse(check_in) >= LONG;

/** A future stay, shortened by a night in the dialog that changes its dates. @param {Page} page */
async function moveStay(page) {
  await showHello(page);
  const from = new Date().toISOString().slice(0, 10);
  const fits = `status=r&locked=False&check_in__gt=${from}&order_by=check_in`;
  const stays = await askForRows(page, "reservation", fits);
  const { key, check_in, check_out } = stays.find(isLong);
  await open(page, `reservations/${key}/`);
  await page.getByRole("button", { name: "Change dates" }).first().click();
  const dialog = page.getByRole("dialog");
  for (const at of [Date.parse(check_in), Date.parse(check_out) - DAY])
    await dialog
      .getByRole("button", { name: spoken.format(at) })
      .first()
      .click();
  await dialog
    .getByText(/^Total/)
    .first()
    .waitFor();
}

/** A CSV file with an incomplete line. @param {Page} page */
async function chooseSheet(page) {
  await page.getByRole("button", { name: "Import" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Choose a file" }).click();
  const rows = [
    "name,city,bedrooms",
    "Heron House,Tern Harbor,3",
    ",Tern Harbor,2",
    "Plover Cottage,Agate Cove,many",
  ];
  await (await chooser).setFiles({
    name: "homes.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await page.getByRole("list", { name: /rows/i }).waitFor();
}

await takePictures(PICTURES, async (browser, { name, walk }) => {
  const page = await openWindow(browser, WINDOW);
  await walk(page);
  await keepPicture(page, `owners/${name}`, QUALITY);
  await page.context().close();
});
