// What a home lacks before it can be sold, as reported by the server, and what would help to sell it; each with its tab.
import type { components } from "@/api/schema";
import type { TabName } from "../frame/tabs";

type Schemas = components["schemas"];

type NeedName = Schemas["ListingNeed"];
export type Need = Schemas["NeedOut"];

const TABS: Record<NeedName, TabName> = {
  name: "details",
  description: "details",
  location: "location",
  photo: "photos",
  rates: "rates",
  every_night: "rates",
  photos: "photos",
  described: "photos",
  amenities: "amenities",
  refund_policy: "rules",
  payment_policy: "rules",
  agreement: "rules",
};

export const tabOf = (need: NeedName): TabName => TABS[need];

/** The tabs of the editor that lack something required. */
export const lackingTabs = (needs: readonly Need[]): ReadonlySet<TabName> =>
  new Set(needs.filter(({ required, met }) => required && !met).map(({ name }) => tabOf(name)));
