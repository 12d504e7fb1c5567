// What the API says of a reservation, under the names that people use.
import type { Attachment } from "@/api/attachments";
import type { Row } from "@/api/resource";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

/** With its payments, refunds, cards and what happens next. */
export type Reservation = Schemas["ReservationOut"];
export type Payment = Schemas["PaymentOut"];
export type Moment = Schemas["MomentOut"];
export type Refund = Schemas["RefundOut"];
export type Card = Schemas["CardOut"];
export type Currency = Schemas["CurrencyOut"];

/** The priced stay behind a reservation: its bill. */
export type Bill = Schemas["QuoteOut"];
export type BillLine = Schemas["QuoteLineOut"];

export type CancelPreview = Schemas["CancelPreviewOut"];
export type Canceled = Schemas["CanceledOut"];
export type CancelWish = Schemas["OwnerCancelIn"];
export type MoveWish = Schemas["MoveIn"];
export type MovePreview = Schemas["ChangePreviewOut"];
export type ChargeWish = Schemas["OwnerChargeIn"];
export type RefundWish = Schemas["OwnerRefundIn"];
export type OutsidePayment = Schemas["OutsidePaymentIn"];
export type NewReservation = Schemas["NewReservationIn"];
export type ReservationPreview = Schemas["ReservationPreviewOut"];
export type GuestLink = Schemas["GuestLinkOut"];
export type HistoryEntry = Schemas["HistoryEntryOut"];

/** The row of the generic layer: what only the account's people see, and what can be put right by hand. */
export interface ReservationRow extends Row {
  version: number;
  site: string;
  source: string | null;
  note: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  property_name: string;
  created_at: string;
}

export interface Home extends Row {
  name: string;
  slug: string;
  city: string;
  state: string;
  time_zone: string;
  check_in_time: string;
  check_out_time: string;
  accommodates: number;
  photo: { small_url: string; medium_url?: string } | null;
}

export interface Site extends Row {
  name: string;
  namespace: string;
  contact_email: string;
  contact_phone: string;
  contact_address: string;
}

export interface Thread extends Row {
  subject: string;
  unread: number;
}

export interface Message extends Row {
  author: string;
  author_name: string;
  body: string;
  subject: string;
  is_offer: boolean;
  sent_at: string;
  attachments: Attachment[];
}

export const guestName = ({
  first_name,
  last_name,
  email,
}: Pick<Reservation, "first_name" | "last_name" | "email">) => `${first_name} ${last_name}`.trim() || email;
