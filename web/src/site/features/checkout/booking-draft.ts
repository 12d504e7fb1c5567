// The stay that a guest wants to book, stored apart from the quote: when a quote has expired, the same stay is priced again.
import type { ApiProblem } from "@/api/errors";
import { codeOf } from "../quote";
import type { Quote } from "../site";

export interface BookingDraft {
  property: string;
  checkIn: string | null;
  checkOut: string | null;
  adults: number;
  children: number;
  pets: number;
  smoker: boolean;
  addons: string[];
  promoCodes: string[];
}

export const draftOf = (quote: Quote): BookingDraft => ({
  property: quote.property,
  checkIn: quote.check_in,
  checkOut: quote.check_out,
  adults: quote.adults,
  children: quote.children,
  pets: quote.pets,
  smoker: quote.smoker,
  addons: [...quote.addons],
  // Those that do not count now stay: they may after a change.
  promoCodes: [...quote.promo_codes, ...quote.promo_errors.map(codeOf)],
});

const DEFAULT_PARTY = { adults: 2, children: 0, pets: 0, smoker: false };

/** What to book instead of an unavailable quote: the last wanted stay, or at least the same home. */
export function draftAfter(problem: ApiProblem, last: BookingDraft | null): BookingDraft | null {
  const property = problem.kind === "refusal" ? problem.data.property : null;
  if (typeof property !== "string" || property === last?.property) return last;
  return { property, checkIn: null, checkOut: null, ...DEFAULT_PARTY, addons: [], promoCodes: [] };
}

/** Whether both are the same stay at the same price. */
export const isSameDraft = (one: BookingDraft, other: BookingDraft) =>
  JSON.stringify(one) === JSON.stringify(other);
