// Names for the API's codes. The OpenAPI document defines them, and every list is checked against it.
import type { CodeOf } from "./rows";

/** State of everything that can be switched on and off. */
export type StateStatus = CodeOf<"property", "state_status">;
export const STATE_STATUS = {
  active: "a",
  paused: "p",
  deleted: "d",
  pending: "e",
} as const satisfies Record<string, StateStatus>;

/** Sales state of a listing, from new to discontinued. */
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

/** Payment provider of a site. */
export type Provider = CodeOf<"site", "provider">;
export const PROVIDER = {
  stripe: "s",
  spreedly: "sp",
  braintree: "bt",
} as const satisfies Record<string, Provider>;

export type ReservationStatus = CodeOf<"reservation", "status">;
export const RESERVATION_STATUS = {
  /** Requested; the owner decides. */
  open: "o",
  reserved: "r",
  /** Its nights are held while the payment is in progress. */
  tentative: "t",
  declined: "d",
  canceled: "c",
  /** Only a quote. */
  quote: "q",
} as const satisfies Record<string, ReservationStatus>;

/** Whether the due amount has been paid in full. */
export type PaidStatus = CodeOf<"reservation", "paid_status">;
export const PAID_STATUS = { full: "f", unpaid: "u" } as const satisfies Record<string, PaidStatus>;

/** How far a reservation is paid. */
export type PaymentStatus = NonNullable<CodeOf<"reservation", "payment_status">>;

/** System that manages a home: this one, or the partner's. */
export type SystemType = CodeOf<"property", "system_type">;
export const SYSTEM_TYPE = { native: "m", partner: "g" } as const satisfies Record<string, SystemType>;

export type PaymentState = CodeOf<"reservation-payment", "state">;
export const PAYMENT_STATE = {
  due: "due",
  /** The result of the charge is not known yet. */
  pending: "pending",
  paid: "paid",
  failed: "failed",
  canceled: "canceled",
} as const satisfies Record<string, PaymentState>;

/** Payment method. */
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

/** State of a scheduled message. */
export type ScheduledState = CodeOf<"scheduled-message", "state">;
export const SCHEDULED_STATE = {
  waiting: "waiting",
  sent: "sent",
  canceled: "canceled",
  failed: "failed",
} as const satisfies Record<string, ScheduledState>;

/** Author of a message. */
export type Author = CodeOf<"message", "author">;
export const AUTHOR = { guest: "guest", host: "host" } as const satisfies Record<string, Author>;

/** Kind of event that takes a night of the calendar. */
export type EventKind = CodeOf<"calendar-event", "kind">;
export const EVENT_KIND = {
  reservation: "reservation",
  block: "block",
  feed: "feed",
  feedClosed: "feed_closed",
} as const satisfies Record<string, EventKind>;
