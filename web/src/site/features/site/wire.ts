// The shapes of the public API that the site's pages show, by short names.
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export type Amenity = Schemas["AmenityOut"];
export type CalendarDay = Schemas["CalendarDayOut"];
export type Choice = Schemas["OptionOut"];
export type Currency = Schemas["CurrencyOut"];
export type QuoteIn = Schemas["QuoteIn"];
export type Fee = Schemas["PropertyFeeOut"];
export type FlexibleDay = Schemas["FlexibleDayOut"];
export type ListingRate = Schemas["ListingRateOut"];
export type NightRange = Schemas["TakenOut"];
export type Photo = Schemas["PhotoOut"];
export type PromoError = Schemas["ErrorOut"];
export type Property = Schemas["PropertyOut"];
export type PropertyCard = Schemas["PropertyCardOut"];
export type PropertyChoices = Schemas["PropertyOptionsOut"];
export type PropertyList = Schemas["PropertyListOut"];
export type Quote = Schemas["QuoteOut"];
export type QuoteLine = Schemas["QuoteLineOut"];
export type RefundTier = Schemas["RefundTierOut"];
export type Review = Schemas["ReviewOut"];

/** A page that the owner wrote, as it is listed in menus. */
export interface PageLink {
  slug: string;
  title: string;
}

export interface OwnerPage extends PageLink {
  /** From Markdown, with only harmless elements left. */
  html: string;
}

/** Faces that are bundled for headings. */
export type HeadingFont = "serif" | "sans";

/** The operator's own base map; without one the site shows its offline map. */
interface MapSettings {
  style_url?: string | null;
  attribution?: string | null;
}

/** What is optional may be missing: the owner has not said. */
export type Site = Schemas["SiteOut"] & {
  pages?: readonly PageLink[];
  contact: { hours?: string | null };
  theme: { logo?: Photo | null; font?: HeadingFont | null };
  map?: MapSettings;
};

/** Codes of refusals that the pages have words for. */
export type ErrorCode = Schemas["ErrorCode"];
