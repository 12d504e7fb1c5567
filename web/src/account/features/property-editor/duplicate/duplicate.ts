// A second home like the first: its words, its rules, its rates, single nights and fees. Pictures, bookings and calendars stay behind, and
// nothing of it is on sale yet.
import type { Row } from "@/api/resource";
import { copyOf, newFields, type Values } from "../../records";
import { type ResourceName, resourceOf } from "../../resources";
import { MOST_RUNS, putNights, readNights } from "../data/own-nights";
import type { Listing, Property } from "../data/wire";

const NEW = "w";

/** What is said when such a row is made. */
const namesOf = async (resource: ResourceName) =>
  newFields(await resourceOf(resource).metadata()).map(({ name }) => name);

const made = (resource: ResourceName, row: object, names: readonly string[], changes: Values) =>
  resourceOf<Row>(resource).create({ ...copyOf(row, names), ...changes });

const madeFrom = async (resource: ResourceName, row: object, changes: Values) =>
  made(resource, row, await namesOf(resource), changes);

async function copyRows(resource: ResourceName, from: string, to: string) {
  const { results } = await resourceOf<Row>(resource).listAll({ filters: { listing: from } });
  if (results.length === 0) return;
  const names = await namesOf(resource);
  // One after another, so that their order stays what it is.
  for (const row of results) await made(resource, row, names, { listing: to });
}

/** From today on; nobody asks for those before. */
async function copyNights(from: string, to: string) {
  const { runs } = await readNights(from);
  for (let place = 0; place < runs.length; place += MOST_RUNS)
    await putNights(to, runs.slice(place, place + MOST_RUNS));
}

/** The key of the new home. What is half made is taken away again. */
export async function duplicate(property: Property, listing: Listing | null, name: string): Promise<string> {
  const home = await madeFrom("property", property, { name, slug: "", registration_number: null });
  if (!listing) return home.key;
  try {
    const offer = await madeFrom("listing", listing, { property: home.key, active_type: NEW });
    await copyRows("listing-rate", listing.key, offer.key);
    await copyRows("listing-fee", listing.key, offer.key);
    await copyRows("listing-discount", listing.key, offer.key);
    await copyNights(listing.key, offer.key);
  } catch (error) {
    await resourceOf("property").remove(home.key);
    throw error;
  }
  return home.key;
}
