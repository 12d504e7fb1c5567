// Stores the guest's choice in the quote: creates one, or updates the existing one.
import { api, dataOf } from "@/api/client";
import { createQuote } from "../../quote";
import type { Quote, QuoteIn } from "../../site";
import type { SavedQuote } from "../use-checkout";
import { isSameWish, type Wish, wishOf } from "../booking-draft";

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

/** After a failed attempt the quote is closed to changes, so another stay gets a new quote. */
export async function saveStay(quote: SavedQuote | null, wish: Wish, request: QuoteIn): Promise<SavedQuote> {
  if (quote && isSameWish(wish, wishOf(quote))) return quote;
  const isOpen = quote && !quote.reservation;
  return (isOpen ? await changeQuote(quote, wish, request) : await createQuote(request)) as SavedQuote;
}

async function changeQuote(quote: SavedQuote, wish: Wish, request: QuoteIn): Promise<Quote> {
  const params = { path: { key: quote.key } };
  const was = wishOf(quote);
  let now: Quote = quote;
  const { check_in, check_out, adults, children, pets, smoker, property, namespace } = request;
  const stay = { check_in, check_out, adults, children, pets, smoker, property, namespace };
  if (isOtherStay(was, wish))
    now = await dataOf(api.POST("/websites/api/v2/quote/{key}/modify", { params, body: stay }));
  if (!isSame(was.addons, wish.addons))
    now = await dataOf(
      api.POST("/websites/api/v2/quote/{key}/modify-addons", { params, body: { addons: wish.addons } }),
    );
  for (const promotion of without(was.promoCodes, wish.promoCodes))
    now = await dataOf(
      api.POST("/websites/api/v2/quote/{key}/remove-promo", { params, body: { promotion } }),
    );
  for (const promotion of without(wish.promoCodes, was.promoCodes))
    now = await dataOf(api.POST("/websites/api/v2/quote/{key}/apply-promo", { params, body: { promotion } }));
  return now;
}

const isOtherStay = (was: Wish, wish: Wish) =>
  (["checkIn", "checkOut", "adults", "children", "pets", "smoker"] as const).some(
    (part) => was[part] !== wish[part],
  );

const fold = (code: string) => code.trim().toLowerCase();

/** The codes missing in `others`, ignoring case. */
const without = (codes: readonly string[], others: readonly string[]) =>
  codes.filter((code) => !others.some((other) => fold(other) === fold(code)));
