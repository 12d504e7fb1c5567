// The three steps of booking, what kind of booking it is, and which step may be entered.
import type { Card, Quote } from "../site";

export const STEPS = ["stay", "payment", "confirm"] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (text: string): text is Step => (STEPS as readonly string[]).includes(text);

export type BookingKind = "agreement" | "card" | "payment";

type Terms = Pick<Quote, "book_online" | "pay_online" | "payments">;

/** By agreement only; with a card that is charged later; or with a payment now. */
export function bookingKind({ book_online, pay_online, payments }: Terms): BookingKind {
  if (payments.some(({ collect_while_booking }) => collect_while_booking) && pay_online) return "payment";
  return book_online && !pay_online ? "agreement" : "card";
}

/** The provider's own page takes the payment. */
export const isHosted = (quote: Quote) =>
  quote.use_merchant_checkout && quote.instant_book && bookingKind(quote) === "payment";

/** Payment needs a saved quote; confirming also a card that needs no proof, unless an agreement is enough. */
export function allowedStep(step: Step, quote: Terms | null, card: Pick<Card, "requires_auth"> | null): Step {
  if (!quote) return "stay";
  const mayConfirm = bookingKind(quote) === "agreement" || (card !== null && !card.requires_auth);
  return step === "confirm" && !mayConfirm ? "stay" : step;
}

/** Any error but one about a promotion keeps the stay from being booked; so does an overlap, unless the home allows it. */
export const isBlocked = ({
  error,
  overlap_exists,
  allow_booking_overlap,
}: Pick<Quote, "error" | "overlap_exists" | "allow_booking_overlap">) =>
  (error != null && error.code !== "promotion") || (overlap_exists && !allow_booking_overlap);
