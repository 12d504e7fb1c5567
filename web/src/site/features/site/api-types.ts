// Short names for the types of the public API that the site uses.
import type { Attachment } from "@/api/attachments";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export type Amenity = Schemas["AmenityOut"];
export type CalendarDay = Schemas["CalendarDayOut"];
export type CancelPreview = Schemas["CancelPreviewOut"];
export type Card = Schemas["CardOut"];
export type CardIn = Schemas["CardIn"];
export type ChangePreview = Schemas["ChangePreviewOut"];
export type StayChange = Schemas["StayChangeIn"];
export type Choice = Schemas["OptionOut"];
export type Currency = Schemas["CurrencyOut"];
export type QuoteIn = Schemas["QuoteIn"];
export type Fee = Schemas["PropertyFeeOut"];
export type FlexibleDay = Schemas["FlexibleDayOut"];
export type ListingRate = Schemas["ListingRateOut"];
export type Merchant = Schemas["MerchantOut"];
export type Moment = Schemas["MomentOut"];
export type NightRange = Schemas["TakenOut"];
export type Photo = Schemas["PhotoOut"];
export type Payment = Schemas["PaymentOut"];
export type PromoError = Schemas["ErrorOut"];
export type Property = Schemas["PropertyOut"];
export type PropertyCard = Schemas["PropertyCardOut"];
export type PropertyChoices = Schemas["PropertyOptionsOut"];
export type PropertyList = Schemas["PropertyListOut"];
export type Quote = Schemas["QuoteOut"];
export type QuoteLine = Schemas["QuoteLineOut"];
export type RefundTier = Schemas["RefundTierOut"];
export type Reservation = Schemas["ReservationOut"];
export type Review = Schemas["ReviewOut"];
export type OwnerPage = Schemas["SitePageOut"];
export type PlaceFound = Schemas["PlaceOut"];
export type Said = Schemas["SaidOut"] & { attachments: Attachment[] };
export type Site = Schemas["SiteOut"];

/** Codes of refusals that the pages have texts for. */
export type ErrorCode = Schemas["ErrorCode"];
