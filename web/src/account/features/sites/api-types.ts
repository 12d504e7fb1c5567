// API types of a site and of its related rows.
import type { PhotoUrls, RowOf } from "@/api/rows";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export interface Theme {
  hero?: string | null;
  logo?: string | null;
  font?: "serif" | "sans" | null;
  contact_person?: string | null;
  contact_hours?: string | null;
}

export type Site = RowOf<"site", { theme: Theme }>;

export type SitePage = RowOf<"site-page">;

export type SiteHome = RowOf<"property", { photo: PhotoUrls | null }>;

export type SitePhoto = RowOf<"photo", { urls: PhotoUrls }>;

export type SitePicture = Schemas["SitePictureOut"];
export type SitePictureRole = Schemas["SitePictureRole"];

export type DomainCheck = Schemas["DomainCheckOut"];
export type SitePayment = Schemas["SitePaymentOut"];
export type SitePaymentIn = Schemas["SitePaymentIn"];
export type TestCharge = Schemas["TestChargeOut"];
