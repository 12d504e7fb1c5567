// API types of the payments of all reservations.
import type { RowOf } from "@/api/rows";
import type { components } from "@/api/schema";

export type ReservationPayment = RowOf<"reservation-payment">;

export type PaymentSummary = components["schemas"]["PaymentSummaryOut"];
export type PaymentSum = components["schemas"]["PaymentSumOut"];
