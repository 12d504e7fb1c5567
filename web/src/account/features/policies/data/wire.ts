// Policies and agreements as the server tells them.
import type { Row } from "@/api/resource";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export type RefundMethod = "no_refunds" | "rental_contract" | "days_prior" | "booking_date" | "long_term";

/** At least so many days before check-in, so many percent come back. */
export interface RefundTier {
  days: number;
  percent: number;
}

/** What a refund policy decides by. */
export interface RefundTerms {
  method: RefundMethod;
  tiers: RefundTier[];
  grace_hours: number | null;
  grace_days_before: number | null;
}

export interface RefundPolicy extends Row, RefundTerms {
  name: string;
  text: string;
}

/** Percents in hundredths of one, amounts in minor units. */
export type PlanShare = { percent: number } | { amount: number } | "remainder";
export type PlanDue = "at_booking" | { days_after_booking: number } | { days_before_check_in: number };

export interface PlanPart {
  share: PlanShare;
  due: PlanDue;
}

export interface PaymentPolicy extends Row {
  name: string;
  parts: PlanPart[];
}

export interface Agreement extends Row {
  name: string;
  edition: number;
  body: string;
  state_status: string;
}

export const PROMOTION_KINDS = ["percent", "amount", "free_nights"] as const;
export const PROMOTION_BASES = ["rent", "rent_and_fees"] as const;

/** What a promotion gives, and to whom. */
export interface PromotionTerms {
  kind: (typeof PROMOTION_KINDS)[number];
  base: (typeof PROMOTION_BASES)[number];
  basis_points: number;
  amount: number;
  free_nights: number;
  max_discount: number | null;
  book_from: string | null;
  book_until: string | null;
  stay_from: string | null;
  stay_until: string | null;
  min_nights: number | null;
  max_uses: number | null;
  uses: number;
  stackable: boolean;
  all_properties?: boolean;
}

export interface Promotion extends Row, PromotionTerms {
  code: string;
  state_status: string;
}

export interface Sample {
  total: number;
  days_ahead: number;
  nights: number;
}

export type RefundPreview = Schemas["RefundPreviewOut"];
export type PaymentPreview = Schemas["PaymentPreviewOut"];
export type PromotionPreview = Schemas["PromotionPreviewOut"];
export type PromotionWish = Schemas["PromotionPreviewIn"];
export type AgreementPreview = Schemas["AgreementPreviewOut"];
export type AgreementVariable = Schemas["AgreementVariableOut"];
export type Edition = Schemas["EditionOut"];
