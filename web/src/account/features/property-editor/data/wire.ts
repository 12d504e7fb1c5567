// A home and what hangs on it, as the account API tells of them.
import type { Row } from "@/api/resource";

export interface Currency {
  code: string;
  symbol: string;
}

export interface Property extends Row {
  version: number;
  name: string;
  slug: string;
  headline: string;
  description: string;
  system_type: string;
  state_status: string;
  property_type: string;
  neighborhood: string;
  address_one: string;
  address_two: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  lat: number;
  lon: number;
  time_zone: string;
  accommodates: number;
  bedrooms: number;
  bathrooms: number;
  units: number;
  amenities: string[];
  tags: string[];
  groups: string[];
  listing: string | null;
  photo: { small_url: string; medium_url: string; large_url: string } | null;
}

export interface Listing extends Row {
  version: number;
  property: string;
  active_type: string;
  currency: Currency;
  min_nights: number;
  refund_policy: string | null;
  payment_policy: string | null;
  agreement: string | null;
  taxes: string[];
}

export interface Rate extends Row {
  name: string;
  start_date: string | null;
  end_date: string | null;
  base_rate: boolean;
  repeat: boolean;
  duration: number | null;
  week_night: number;
  weekend_night: number | null;
  weekly: number | null;
  monthly: number | null;
  min_nights: number | null;
  currency: Currency;
}

export interface Fee extends Row {
  name: string;
  kind: string;
  amount: number;
  basis_points: number;
  taxable: boolean;
  refundable: boolean;
  optional: boolean;
  selected: boolean;
  position: number;
  currency: Currency;
}

export interface Discount extends Row {
  kind: "nights" | "early_bird" | "last_minute";
  threshold: number;
  basis_points: number;
}

export interface Tax extends Row {
  name: string;
  authority: string;
  kind: string;
  basis_points: number;
  amount: number;
  included: boolean;
  state_status: string;
  currency: Currency;
}

export interface Photo extends Row {
  property: string;
  position: number;
  alt: string;
  width: number;
  height: number;
  tone: string;
  state: string;
  urls: { small_url: string; medium_url: string; large_url: string };
}

export interface Feed extends Row {
  name: string;
  url: string;
  checked_at: string | null;
  good_at: string | null;
  failure: string | null;
  state_status: string;
}
