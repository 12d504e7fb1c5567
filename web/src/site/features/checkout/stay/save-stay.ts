// Stores the guest's choice in the quote: creates one, or updates the existing one.
import { api, dataOf } from "@/api/client";
import { createQuote } from "../../quote";
import type { Quote, QuoteIn } from "../../site";
import { type BookingDraft, draftOf, isSameDraft } from "../booking-draft";
import type { SavedQuote } from "../use-checkout";

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

/** After a failed attempt the quote is closed to changes, so another stay gets a new quote. */
export async function saveStay(
  quote: SavedQuote | null,
  draft: BookingDraft,
  request: QuoteIn,
): Promise<SavedQuote> {
  if (quote && isSameDraft(draft, draftOf(quote))) return quote;
  const isOpen = quote && !quote.reservation;
  return (isOpen ? await changeQuote(quote, draft, request) : await createQuote(request)) as SavedQuote;
}

async function changeQuote(quote: SavedQuote, draft: BookingDraft, request: QuoteIn): Promise<Quote> {
  const params = { path: { key: quote.key } };
  const was = draftOf(quote);
  let now: Quote = quote;
  const { check_in, check_out, adults, children, pets, smoker, property, namespace } = request;
  const stay = { check_in, check_out, adults, children, pets, smoker, property, namespace };
  if (isOtherStay(was, draft))
    now = await dataOf(api.POST("/websites/api/v2/quote/{key}/modify", { params, body: stay }));
  if (!isSame(was.addons, draft.addons))
    now = await dataOf(
      api.POST("/websites/api/v2/quote/{key}/modify-addons", { params, body: { addons: draft.addons } }),
    );
  for (const promotion of without(was.promoCodes, draft.promoCodes))
    now = await dataOf(
      api.POST("/websites/api/v2/quote/{key}/remove-promo", { params, body: { promotion } }),
    );
  for (const promotion of without(draft.promoCodes, was.promoCodes))
    now = await dataOf(api.POST("/websites/api/v2/quote/{key}/apply-promo", { params, body: { promotion } }));
  return now;
}

const isOtherStay = (was: BookingDraft, draft: BookingDraft) =>
  (["checkIn", "checkOut", "adults", "children", "pets", "smoker"] as const).some(
    (part) => was[part] !== draft[part],
  );

const fold = (code: string) => code.trim().toLowerCase();

/** The codes missing in `others`, ignoring case. */
const without = (codes: readonly string[], others: readonly string[]) =>
  codes.filter((code) => !others.some((other) => fold(other) === fold(code)));
