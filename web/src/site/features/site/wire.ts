// The shapes of the public API that the site's pages show, by short names.
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export type Amenity = Schemas["AmenityOut"];
export type Currency = Schemas["CurrencyOut"];
export type QuoteIn = Schemas["QuoteIn"];
export type Fee = Schemas["PropertyFeeOut"];
export type NightRange = Schemas["TakenOut"];
export type Photo = Schemas["PhotoOut"];
export type Property = Schemas["PropertyOut"];
export type PropertyCard = Schemas["PropertyCardOut"];
export type PropertyList = Schemas["PropertyListOut"];
export type Quote = Schemas["QuoteOut"];
export type QuoteLine = Schemas["QuoteLineOut"];
export type Review = Schemas["ReviewOut"];
export type Site = Schemas["SiteOut"] & { map?: MapSettings };

/** The operator's own base map; without one the site shows its offline map. */
interface MapSettings {
  style_url?: string | null;
  attribution?: string | null;
}

/** Codes of refusals that the pages have words for. */
export type ErrorCode = Schemas["ErrorCode"];
