// The codes of the wire by their names, one list for each choice. Where the server's document has the list, it is checked here.
// A row may show a code of a newer server, so what is read is compared with these and never taken for one of them.
import type { CodeOf } from "./rows";

type CodesIn<Names> = Names[keyof Names];

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
} as const;
export type ReservationStatus = CodesIn<typeof RESERVATION_STATUS>;

/** Whether all that is to be paid has been paid. */
export const PAID_STATUS = { full: "f", unpaid: "u" } as const;
export type PaidStatus = CodesIn<typeof PAID_STATUS>;

/** Where a home is kept: here, or in the partner's system. */
export const SYSTEM_TYPE = { native: "m", partner: "g" } as const;
export type SystemType = CodesIn<typeof SYSTEM_TYPE>;

export const PAYMENT_STATE = {
  due: "due",
  /** What became of the charge is not known yet. */
  pending: "pending",
  paid: "paid",
  failed: "failed",
  canceled: "canceled",
} as const;
export type PaymentState = CodesIn<typeof PAYMENT_STATE>;

/** Where the money of a payment comes from. */
export const PAYMENT_METHOD = { card: "card", channel: "channel", check: "check", cash: "cash" } as const;
export type PaymentMethod = CodesIn<typeof PAYMENT_METHOD>;

export const REFUND_STATE = {
  due: "due",
  pending: "pending",
  refunded: "refunded",
  failed: "failed",
} as const;
export type RefundState = CodesIn<typeof REFUND_STATE>;

/** What became of a message that is to be sent later. */
export const SCHEDULED_STATE = {
  waiting: "waiting",
  sent: "sent",
  canceled: "canceled",
  failed: "failed",
} as const;
export type ScheduledState = CodesIn<typeof SCHEDULED_STATE>;

/** Who wrote a message. */
export const AUTHOR = { guest: "guest", host: "host" } as const;
export type Author = CodesIn<typeof AUTHOR>;

/** What takes a night of the calendar. */
export const EVENT_KIND = {
  reservation: "reservation",
  block: "block",
  feed: "feed",
  feedClosed: "feed_closed",
} as const;
export type EventKind = CodesIn<typeof EVENT_KIND>;
