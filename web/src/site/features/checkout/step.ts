// The three steps of booking, the kinds of booking, and which step may be entered.
import type { Card, Quote } from "../site";

export const STEPS = ["stay", "payment", "confirm"] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (text: string): text is Step => (STEPS as readonly string[]).includes(text);

type BookingKind = "agreement" | "card" | "payment";

type Terms = Pick<Quote, "book_online" | "pay_online" | "payments">;

/** By agreement only; with a card that is charged later; or with a payment now. */
export function bookingKind({ book_online, pay_online, payments }: Terms): BookingKind {
  if (payments.some(({ collect_while_booking }) => collect_while_booking) && pay_online) return "payment";
  return book_online && !pay_online ? "agreement" : "card";
}

/** Whether the payment is made on the provider's hosted page. */
export const isHosted = (quote: Quote) =>
  quote.use_merchant_checkout && quote.instant_book && bookingKind(quote) === "payment";

/** Payment needs a stored quote; confirming also a card that needs no authentication, unless an agreement is enough. */
export function allowedStep(step: Step, quote: Terms | null, card: Pick<Card, "requires_auth"> | null): Step {
  if (!quote) return "stay";
  const mayConfirm = bookingKind(quote) === "agreement" || (card !== null && !card.requires_auth);
  return step === "confirm" && !mayConfirm ? "stay" : step;
}

/** Any error except a promotion's blocks the booking; so does an overlap, unless the home allows it. */
export const isBlocked = ({
  error,
  overlap_exists,
  allow_booking_overlap,
}: Pick<Quote, "error" | "overlap_exists" | "allow_booking_overlap">) =>
  (error != null && error.code !== "promotion") || (overlap_exists && !allow_booking_overlap);
