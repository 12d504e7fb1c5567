// A second home like the first: its words, its rules, its rates and fees. Pictures, bookings and calendars stay behind, and
// nothing of it is on sale yet.
import type { Row } from "@/api/resource";
import { copyOf, newFields, type Values } from "../../records";
import { type ResourceName, resourceOf } from "../../resources";
import type { Listing, Property } from "../data/wire";

const MOST = 1000;
const NEW = "w";

async function madeFrom(resource: ResourceName, row: object, changes: Values): Promise<Row> {
  const rows = resourceOf<Row>(resource);
  const names = newFields(await rows.metadata()).map(({ name }) => name);
  return rows.create({ ...copyOf(row, names), ...changes });
}

async function copyRows(resource: ResourceName, from: string, to: string) {
  const { results } = await resourceOf<Row>(resource).list({ filters: { listing: from }, limit: MOST });
  for (const row of results) await madeFrom(resource, row, { listing: to });
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
  } catch (error) {
    await resourceOf("property").remove(home.key);
    throw error;
  }
  return home.key;
}
