// Payments of all reservations as the server tells them.
import type { RowOf } from "@/api/rows";
import type { components } from "@/api/schema";

export type ReservationPayment = RowOf<"reservation-payment">;

export type PaymentSummary = components["schemas"]["PaymentSummaryOut"];
export type PaymentSum = components["schemas"]["PaymentSumOut"];
