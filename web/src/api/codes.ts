// The codes of the wire by their names. Which there are is said by the server's document, and every list is checked against it.
import type { CodeOf } from "./rows";

/** Of all that can be switched on and off. */
export type StateStatus = CodeOf<"property", "state_status">;
export const STATE_STATUS = {
  active: "a",
  paused: "p",
  deleted: "d",
  pending: "e",
} as const satisfies Record<string, StateStatus>;

/** How far a listing is from being sold. */
export type ActiveType = CodeOf<"listing", "active_type">;
export const ACTIVE_TYPE = {
  new: "w",
  active: "a",
  paused: "p",
  pendingApproval: "n",
  setupIncomplete: "s",
  discontinued: "d",
  suspended: "u",
} as const satisfies Record<string, ActiveType>;

/** Who takes the cards of a site. */
export type Provider = CodeOf<"site", "provider">;
export const PROVIDER = {
  stripe: "s",
  spreedly: "sp",
  braintree: "bt",
} as const satisfies Record<string, Provider>;

export type ReservationStatus = CodeOf<"reservation", "status">;
export const RESERVATION_STATUS = {
  /** Asked for; the owner decides. */
  open: "o",
  reserved: "r",
  /** Its nights are held while the payment is under way. */
  tentative: "t",
  declined: "d",
  canceled: "c",
  /** Nothing but a price. */
  quote: "q",
} as const satisfies Record<string, ReservationStatus>;

/** Whether all that is to be paid has been paid. */
export type PaidStatus = CodeOf<"reservation", "paid_status">;
export const PAID_STATUS = { full: "f", unpaid: "u" } as const satisfies Record<string, PaidStatus>;

/** Where a home is kept: here, or in the partner's system. */
export type SystemType = CodeOf<"property", "system_type">;
export const SYSTEM_TYPE = { native: "m", partner: "g" } as const satisfies Record<string, SystemType>;

export type PaymentState = CodeOf<"reservation-payment", "state">;
export const PAYMENT_STATE = {
  due: "due",
  /** What became of the charge is not known yet. */
  pending: "pending",
  paid: "paid",
  failed: "failed",
  canceled: "canceled",
} as const satisfies Record<string, PaymentState>;

/** Where the money of a payment comes from. */
export type PaymentMethod = CodeOf<"reservation-payment", "method">;
export const PAYMENT_METHOD = {
  card: "card",
  channel: "channel",
  check: "check",
  cash: "cash",
} as const satisfies Record<string, PaymentMethod>;

export type RefundState = CodeOf<"reservation-refund", "state">;
export const REFUND_STATE = {
  due: "due",
  pending: "pending",
  refunded: "refunded",
  failed: "failed",
} as const satisfies Record<string, RefundState>;

/** What became of a message that is to be sent later. */
export type ScheduledState = CodeOf<"scheduled-message", "state">;
export const SCHEDULED_STATE = {
  waiting: "waiting",
  sent: "sent",
  canceled: "canceled",
  failed: "failed",
} as const satisfies Record<string, ScheduledState>;

/** Who wrote a message. */
export type Author = CodeOf<"message", "author">;
export const AUTHOR = { guest: "guest", host: "host" } as const satisfies Record<string, Author>;

/** What takes a night of the calendar. */
export type EventKind = CodeOf<"calendar-event", "kind">;
export const EVENT_KIND = {
  reservation: "reservation",
  block: "block",
  feed: "feed",
  feedClosed: "feed_closed",
} as const satisfies Record<string, EventKind>;
