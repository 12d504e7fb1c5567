// A site and what hangs on it, as the account API tells of them.
import type { Row } from "@/api/resource";
import type { components } from "@/api/schema";
import type { Home } from "../properties";

type Schemas = components["schemas"];

export interface Theme {
  hero?: string | null;
  logo?: string | null;
  font?: "serif" | "sans" | null;
  contact_person?: string | null;
  contact_hours?: string | null;
}

export interface Site extends Row {
  version: number;
  name: string;
  namespace: string;
  domain: string | null;
  existing_domain: boolean;
  tagline: string;
  story: string;
  state_status: string;
  languages: string;
  all_properties: boolean;
  /** Keys of the homes that it shows where it does not show all. */
  properties: readonly string[];
  /** Keys of the homes that come first. */
  featured: readonly string[];
  accent: string;
  theme: Theme;
  contact_email: string;
  contact_phone: string;
  contact_address: string;
  search_title: string;
  search_description: string;
  provider: string | null;
  test_mode: boolean;
  guesty_powered: boolean;
  guesty_account_email: string | null;
  currency: { code: string; symbol: string };
  capture_address: boolean;
  use_merchant_checkout: boolean;
  analytics_opt_out: boolean;
  automatic_price_range: boolean;
  price_min: number | null;
  price_max: number | null;
}

export interface SitePage extends Row {
  version: number;
  site: string;
  title: string;
  slug: string;
  body: string;
  position: number;
  published: boolean;
  in_menu: boolean;
  search_title: string;
  search_description: string;
}

export interface SiteHome extends Row, Home {
  state_status: string;
}

export interface SitePhoto extends Row {
  property: string;
  alt: string;
  width: number;
  height: number;
  tone: string;
  state: string;
  urls: { small_url: string; medium_url: string; large_url: string };
}

export type DomainCheck = Schemas["DomainCheckOut"];
export type SitePayment = Schemas["SitePaymentOut"];
export type SitePaymentIn = Schemas["SitePaymentIn"];
export type TestCharge = Schemas["TestChargeOut"];
