// What a home still lacks before it can be sold, and what would make it sell better.
import type { Listing, Photo, Property, Rate } from "../data/wire";
import type { TabName } from "../frame/tabs";

export interface Home {
  property: Property;
  listing: Listing | null;
  photos: readonly Photo[];
  rates: readonly Rate[];
}

/** So many pictures show a whole home. */
export const MANY_PHOTOS = 5;
/** A description shorter than this says little. */
export const LEAST_DESCRIPTION = 80;

interface Rule {
  name: string;
  tab: TabName;
  /** Without it nobody could book. */
  isRequired: boolean;
  isMet: (home: Home) => boolean;
}

const RULES = [
  {
    name: "name",
    tab: "details",
    isRequired: true,
    isMet: ({ property }) => property.name.trim() !== "",
  },
  {
    name: "description",
    tab: "details",
    isRequired: true,
    isMet: ({ property }) => property.description.trim().length >= LEAST_DESCRIPTION,
  },
  {
    name: "location",
    tab: "location",
    isRequired: true,
    isMet: ({ property: { city, lat, lon } }) => city.trim() !== "" && (lat !== 0 || lon !== 0),
  },
  { name: "photo", tab: "photos", isRequired: true, isMet: ({ photos }) => photos.length > 0 },
  {
    name: "rates",
    tab: "rates",
    isRequired: true,
    isMet: ({ listing, rates }) => listing !== null && rates.length > 0,
  },
  {
    name: "everyNight",
    tab: "rates",
    isRequired: false,
    isMet: ({ rates }) => rates.some(({ base_rate }) => base_rate),
  },
  {
    name: "photos",
    tab: "photos",
    isRequired: false,
    isMet: ({ photos }) => photos.length >= MANY_PHOTOS,
  },
  {
    name: "described",
    tab: "photos",
    isRequired: false,
    isMet: ({ photos }) => photos.every(({ alt }) => alt.trim() !== ""),
  },
  {
    name: "amenities",
    tab: "amenities",
    isRequired: false,
    isMet: ({ property }) => property.amenities.length > 0,
  },
  {
    name: "refundPolicy",
    tab: "rules",
    isRequired: false,
    isMet: ({ listing }) => Boolean(listing?.refund_policy),
  },
  {
    name: "paymentPolicy",
    tab: "rules",
    isRequired: false,
    isMet: ({ listing }) => Boolean(listing?.payment_policy),
  },
  {
    name: "agreement",
    tab: "rules",
    isRequired: false,
    isMet: ({ listing }) => Boolean(listing?.agreement),
  },
] as const satisfies readonly Rule[];

export type NeedName = (typeof RULES)[number]["name"];

export interface Need {
  name: NeedName;
  tab: TabName;
  isRequired: boolean;
  isMet: boolean;
}

export const checklistOf = (home: Home): Need[] =>
  RULES.map(({ name, tab, isRequired, isMet }) => ({ name, tab, isRequired, isMet: isMet(home) }));

export const isReady = (needs: readonly Need[]) =>
  needs.every(({ isRequired, isMet }) => isMet || !isRequired);

/** The parts of the editor where something is missing that guests cannot do without. */
export const lackingTabs = (needs: readonly Need[]): ReadonlySet<TabName> =>
  new Set(needs.filter(({ isRequired, isMet }) => isRequired && !isMet).map(({ tab }) => tab));
