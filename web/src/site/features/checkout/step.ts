// The three steps of booking, the kinds of booking, and which step may be entered.
import type { Card, Quote } from "../site";

export const STEPS = ["stay", "payment", "confirm"] as const;

export type Step = (typeof STEPS)[number];

export const isStep = (text: string): text is Step => (STEPS as readonly string[]).includes(text);

type BookingKind = "agreement" | "card" | "payment";

type Terms = Pick<Quote, "book_online" | "pay_online" | "payments">;

/** By agreement only; with a card that is charged later; with a payment now; or not online (`null`). */
export function bookingKind({ book_online, pay_online, payments }: Terms): BookingKind | null {
  if (!pay_online) return book_online ? "agreement" : null;
  return payments.some(({ collect_while_booking }) => collect_while_booking) ? "payment" : "card";
}

/** Whether the payment is made on the provider's hosted page. */
export const isHosted = (quote: Quote) =>
  quote.use_merchant_checkout && quote.instant_book && bookingKind(quote) === "payment";

/**
 * Payment needs a stored quote that can be booked online; confirming also a card that needs no authentication, unless an agreement
 * is enough. A card that still needs it is authenticated in the payment step.
 */
export function allowedStep(step: Step, quote: Terms | null, card: Pick<Card, "requires_auth"> | null): Step {
  const kind = quote && bookingKind(quote);
  if (!kind) return "stay";
  if (step !== "confirm" || kind === "agreement") return step;
  if (!card) return "stay";
  return card.requires_auth ? "payment" : "confirm";
}

/** Any error except a promotion's blocks the booking; so does an overlap, unless the home allows it. */
export const isBlocked = ({
  error,
  overlap_exists,
  allow_booking_overlap,
}: Pick<Quote, "error" | "overlap_exists" | "allow_booking_overlap">) =>
  (error != null && error.code !== "promotion") || (overlap_exists && !allow_booking_overlap);
