// What the API says of a reservation, under the names that people use.
import type { Attachment } from "@/api/attachments";
import type { PhotoUrls, RowOf } from "@/api/rows";
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
