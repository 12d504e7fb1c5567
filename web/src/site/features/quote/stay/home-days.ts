// The home and the party, as the calendars take them.
import type { HomeDays } from "../../availability";
import type { Property, Site } from "../../site";
import type { StayChoice } from "./use-stay-choice";

export const homeDays = (site: Site, property: Property, { party, pets }: StayChoice): HomeDays => ({
  namespace: site.namespace,
  key: property.key,
  currency: property.currency,
  taken: property.taken,
  allowsTurns: property.allows_turns,
  party,
  pets,
});
