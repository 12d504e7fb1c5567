// Fills the large account with a manager's data: twenty thousand bookings, guests' messages, and a template to answer them.
// Existing data is left alone, so it takes time only once.
import { addPhoto, ask, rowsOf } from "./manager-account.mjs";

const RESERVATIONS = Number(process.env.RESERVATIONS ?? 20_000);
/** The most lines of an import file. */
const LINES = 1000;
const HOMES_AT_A_TIME = 100;
const DAYS_AT_A_TIME = 120;
const WINDOWS = 3;
const NIGHTS = 3;
/** Nights left free between two stays, so that one can be moved. */
const PAUSE = 3;
const DAY = 86_400_000;

const FIRST_NAMES = [
  "Ada",
  "Ben",
  "Clara",
  "David",
  "Emma",
  "Felix",
  "Greta",
  "Hugo",
  "Ines",
  "Jonas",
  "Karla",
  "Leo",
];
const LAST_NAMES = [
  "Abbott",
  "Brandt",
  "Castillo",
  "Dubois",
  "Ericson",
  "Fischer",
  "Garcia",
  "Hansen",
  "Ito",
  "Jansen",
];

export const TEMPLATE = "Arrival";
const DESCRIPTION =
  "A quiet home with room for everybody, a table by the window, and a garden that leads down to the water.";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ home: string, check_in: string, check_out: string }} Stay */

/** @param {number} days */
export const dayAhead = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** @param {Page} page @param {number} offset @param {number} window */
export const homesOf = async (page, offset, window) => {
  const start = 1 + window * DAYS_AT_A_TIME;
  const query = new URLSearchParams({
    start: dayAhead(start),
    end: dayAhead(start + DAYS_AT_A_TIME),
    offset: String(offset),
    limit: String(HOMES_AT_A_TIME),
  });
  const { results, count } = await ask(page, `/api/v2/calendar/?${query}`);
  return { homes: /** @type {any[]} */ (results), count: /** @type {number} */ (count), start };
};

/**
 * Stays that fit between the existing events, by date.
 * @param {any} home @param {number} start @returns {Stay[]}
 */
function freeStays({ key, events }, start) {
  /** @type {Stay[]} */
  const stays = [];
  const last = start + DAYS_AT_A_TIME - NIGHTS;
  for (let day = start; day < last; ) {
    const [check_in, check_out] = [dayAhead(day), dayAhead(day + NIGHTS)];
    const other = events.find((/** @type {any} */ event) => event.start < check_out && event.end > check_in);
    if (!other) stays.push({ home: key, check_in, check_out });
    day = other ? Math.round((Date.parse(other.end) - Date.parse(dayAhead(0))) / DAY) : day + NIGHTS + PAUSE;
  }
  return stays;
}

/** @param {Stay} stay @param {number} number */
function lineOf({ home, check_in, check_out }, number) {
  const first = FIRST_NAMES[number % FIRST_NAMES.length];
  const last = LAST_NAMES[Math.floor(number / FIRST_NAMES.length) % LAST_NAMES.length];
  const phone = `+1 ${503 + Math.floor(number / 10_000)} 555 ${String(number % 10_000).padStart(4, "0")}`;
  return [home, check_in, check_out, first, last, `guest-${number}@guest.test`, phone, 2].join(",");
}

/** @param {Page} page */
async function book(page) {
  const { count: had } = await rowsOf(page, "reservation", { limit: 1 });
  let booked = had;
  for (let window = 0; window < WINDOWS; window++) {
    for (let offset = 0; booked < RESERVATIONS; offset += HOMES_AT_A_TIME) {
      const { homes, count, start } = await homesOf(page, offset, window);
      const stays = homes.flatMap((home) => freeStays(home, start)).slice(0, RESERVATIONS - booked);
      for (let line = 0; line < stays.length; line += LINES) {
        const from = booked;
        const lines = stays.slice(line, line + LINES).map((stay, place) => lineOf(stay, from + place));
        const columns = "property,check_in,check_out,first_name,last_name,email,phone,adults";
        await ask(page, "/api/v2/reservation/import/", [columns, ...lines].join("\r\n"));
        booked += lines.length;
        console.log(`${booked} of ${RESERVATIONS} reservations`);
      }
      if (offset + HOMES_AT_A_TIME >= count) break;
    }
  }
}

/** Makes sure that enough guests wait for a reply. @param {Page} page @param {number} wanted */
async function haveGuestsWrite(page, wanted) {
  const { count: waiting } = await rowsOf(page, "thread/unread", { limit: 1 });
  if (waiting >= wanted) return;
  const { results: sites } = await rowsOf(page, "site", { limit: 1 });
  const { results } = await rowsOf(page, "reservation", {
    status: "r",
    limit: wanted - waiting,
    offset: Math.floor(Math.random() * 1000),
  });
  for (const { quote, first_name, last_name, email } of results) {
    await ask(page, "/websites/api/v2/reservation-message/", {
      namespace: sites[0].namespace,
      quote,
      first_name,
      last_name,
      email,
      message: "When may we arrive, and where do we find the key?",
    });
  }
}

/** @param {Page} page */
async function haveTemplate(page) {
  const { results } = await rowsOf(page, "message-template", { search: TEMPLATE, limit: 1 });
  if (results.length > 0) return;
  await ask(page, "/api/v2/message-template/", {
    name: TEMPLATE,
    body: "Hello {{guest_first_name}},\n\nyou may arrive from four o'clock. The key is in the box beside the door of {{property_name}}.",
  });
}

/**
 * Completes homes: only a home with a description and a photo can go on sale again after a pause.
 * @param {Page} page @param {string} kind
 */
async function haveComplete(page, kind) {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } });
  for (let offset = 0, count = 1; offset < count; offset += HOMES_AT_A_TIME) {
    const question = { search: kind, order_by: "name", limit: HOMES_AT_A_TIME, offset };
    const { results, ...found } = await rowsOf(page, "property", question);
    count = found.count;
    const bare = results.filter(({ photo }) => photo === null);
    if (bare.length === 0) continue;
    const told = bare.map(({ key, uri }) => ({ key, uri, description: DESCRIPTION }));
    await ask(page, "/api/v2/property/", told, "PATCH");
    for (const { key } of bare) await addPhoto(page, key, picture);
    console.log(`${offset + results.length} of ${count} homes are complete`);
  }
}

/** @param {Page} page @param {{ guests: number, kind?: string }} wanted */
export async function fillWorld(page, { guests, kind }) {
  if (kind) await haveComplete(page, kind);
  await book(page);
  await haveTemplate(page);
  await haveGuestsWrite(page, guests);
}
