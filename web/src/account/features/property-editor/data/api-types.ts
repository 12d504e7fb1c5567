// API types of a home and of its related rows.
import type { PhotoUrls, RowOf } from "@/api/rows";

export type Currency = Listing["currency"];
export type Property = RowOf<"property", { photo: PhotoUrls | null }>;

export type Listing = RowOf<"listing">;

export type Rate = RowOf<"listing-rate">;

export type Fee = RowOf<"listing-fee">;

export type Discount = RowOf<"listing-discount">;

export type Tax = RowOf<"tax">;

export type Photo = RowOf<"photo", { urls: PhotoUrls }>;

export type Feed = RowOf<"calendar-feed">;
