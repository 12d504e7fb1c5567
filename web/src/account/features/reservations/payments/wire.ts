// Payments of all reservations as the server tells them.
import type { Row } from "@/api/resource";
import type { components } from "@/api/schema";

export interface ReservationPayment extends Row {
  guest: string;
  reservation: string;
  property: string;
  due_date: string;
  amount: number;
  currency: string;
  method: string;
  state: string;
  credit_card: string | null;
  attempts: number;
  paid_at: string | null;
  failure: string | null;
}

export type PaymentSummary = components["schemas"]["PaymentSummaryOut"];
export type PaymentSum = components["schemas"]["PaymentSumOut"];
