// API types of a reservation under common names.
import type { Attachment } from "@/api/attachments";
import type { PhotoUrls, RowOf } from "@/api/rows";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

/** With its payments, refunds, cards and upcoming events. */
export type Reservation = Schemas["ReservationOut"];
export type Payment = Schemas["PaymentOut"];
export type Moment = Schemas["MomentOut"];
export type Refund = Schemas["RefundOut"];
export type Card = Schemas["CardOut"];
export type Currency = Schemas["CurrencyOut"];

/** The quote of a reservation: its bill. */
export type Bill = Schemas["QuoteOut"];
export type BillLine = Schemas["QuoteLineOut"];

export type CancelPreview = Schemas["CancelPreviewOut"];
export type Canceled = Schemas["CanceledOut"];
export type CancelRequest = Schemas["OwnerCancelIn"];
export type MoveRequest = Schemas["MoveIn"];
/** The values of a stay that can be changed. */
export type StayChange = Omit<MoveRequest, "total" | "ignore_rules" | "agreed">;
export type MovePreview = Schemas["ChangePreviewOut"];
export type ChargeRequest = Schemas["OwnerChargeIn"];
export type RefundRequest = Schemas["OwnerRefundIn"];
export type OutsidePayment = Schemas["OutsidePaymentIn"];
export type NewReservation = Schemas["NewReservationIn"];
export type ReservationPreview = Schemas["ReservationPreviewOut"];
export type GuestLink = Schemas["GuestLinkOut"];
export type HistoryEntry = Schemas["HistoryEntryOut"];

/** The generic row: internal fields, and fields that can be corrected by hand. */
export type ReservationRow = RowOf<"reservation">;

export type Home = RowOf<"property", { photo: PhotoUrls | null }>;

export type Site = RowOf<"site">;

export type Thread = RowOf<"thread">;

export type Message = RowOf<"message", { attachments: Attachment[] }>;

export const guestName = ({
  first_name,
  last_name,
  email,
}: Pick<Reservation, "first_name" | "last_name" | "email">) => `${first_name} ${last_name}`.trim() || email;
