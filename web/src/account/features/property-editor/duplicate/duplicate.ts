// Copies a home: texts, rules, rates, single nights and fees. Photos, bookings and calendars are not copied, and the copy is not on
// sale.
import type { Row } from "@/api/resource";
import { type ResourceName, resourceOf } from "../../resources";
import { copyOf, newFields, type Values } from "../../row-pages";
import type { Listing, Property } from "../data/api-types";
import { MAX_RUNS, putNights, readNights } from "../data/night-overrides";

const NEW = "w";

/** The fields that are sent when such a row is created. */
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
  // One after another, to preserve their order.
  for (const row of results) await made(resource, row, names, { listing: to });
}

/** From today on, since past nights are not needed. */
async function copyNights(from: string, to: string) {
  const { runs } = await readNights(from);
  for (let place = 0; place < runs.length; place += MAX_RUNS)
    await putNights(to, runs.slice(place, place + MAX_RUNS));
}

/** Returns the key of the new home. If a step fails, deletes the partial copy. */
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
