// API types of policies and agreements.
import type { CodeOf, RowOf } from "@/api/rows";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export type RefundMethod = CodeOf<"refund-policy", "method">;

/** If canceled at least `days` before check-in, `percent` is refunded. */
export interface RefundTier {
  days: number;
  percent: number;
}

export type RefundPolicy = RowOf<"refund-policy", { tiers: RefundTier[] }>;

/** The fields that determine a refund. */
export type RefundTerms = Pick<RefundPolicy, "method" | "tiers" | "grace_hours" | "grace_days_before">;

/** Percentages in basis points, amounts in minor units. */
export type PlanShare = { percent: number } | { amount: number } | "remainder";
export type PlanDue = "at_booking" | { days_after_booking: number } | { days_before_check_in: number };

export interface PlanPart {
  share: PlanShare;
  due: PlanDue;
}

export type PaymentPolicy = RowOf<"payment-policy", { parts: PlanPart[] }>;

export type Agreement = RowOf<"agreement">;

export const PROMOTION_KINDS = ["percent", "amount", "free_nights"] as const satisfies readonly CodeOf<
  "promotion",
  "kind"
>[];
export const PROMOTION_BASES = ["rent", "rent_and_fees"] as const satisfies readonly CodeOf<
  "promotion",
  "base"
>[];

export type Promotion = RowOf<"promotion">;

/** The benefit of a promotion and its conditions. */
export type PromotionTerms = Pick<
  Promotion,
  | "kind"
  | "base"
  | "basis_points"
  | "amount"
  | "free_nights"
  | "max_discount"
  | "book_from"
  | "book_until"
  | "stay_from"
  | "stay_until"
  | "min_nights"
  | "max_uses"
  | "uses"
  | "stackable"
> &
  Partial<Pick<Promotion, "all_properties">>;

export interface Sample {
  total: number;
  days_ahead: number;
  nights: number;
}

export type RefundPreview = Schemas["RefundPreviewOut"];
export type PaymentPreview = Schemas["PaymentPreviewOut"];
export type PromotionPreview = Schemas["PromotionPreviewOut"];
export type PromotionPreviewRequest = Schemas["PromotionPreviewIn"];
export type AgreementPreview = Schemas["AgreementPreviewOut"];
export type AgreementVariable = Schemas["AgreementVariableOut"];
export type Edition = Schemas["EditionOut"];
