// Data of the checkout: the quote, its home, its cards. A quote that cannot be loaded is removed from the address, and the checkout
// starts again with the same stay.
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { RESERVATION_STATUS } from "@/api/codes";
import { ApiError, type ApiProblem } from "@/api/errors";
import { cardsOptions } from "../cards";
import { propertyOptions } from "../properties";
import { quoteOptions } from "../quote";
import { useReservation } from "../reservation";
import { type Card, type Property, type Quote, useSite, useStoredState } from "../site";
import { useCheckoutAddress } from "./address";
import { type BookingDraft, draftAfter, draftOf } from "./booking-draft";
import { bookingKey } from "./confirm/booking-key";

export type SavedQuote = Quote & { key: string };

type CheckoutState =
  | { kind: "loading" }
  | { kind: "unreachable"; retry: () => void }
  /** It is unknown what was to be booked. */
  | { kind: "lost" }
  | Ready;

export interface Ready {
  kind: "ready";
  quote: SavedQuote | null;
  property: Property;
  draft: BookingDraft;
  /** The card named in the address, if the quote has it. */
  card: Card | null;
  /** Why the previous quote could not be loaded. */
  lastProblem: ApiProblem | null;
}

/** Data printed into the page stays fresh for this many milliseconds. */
const JUST_PRINTED = 5000;

export function useCheckout(): CheckoutState {
  const { site } = useSite();
  const address = useCheckoutAddress();
  const { quote, draft, lastProblem, isLoading, failed } = useQuoteInAddress();
  const property = useQuery({ ...propertyOptions(site, draft?.property ?? ""), enabled: draft !== null });
  const cards = useQuery({ ...cardsOptions({ quote: quote?.key ?? "" }), enabled: quote !== null });
  useBookedAlready(quote);
  if (failed) return { kind: "unreachable", retry: failed };
  if (isLoading) return { kind: "loading" };
  if (!draft || property.error) return { kind: "lost" };
  if (!property.data || (quote && address.card && cards.isPending)) return { kind: "loading" };
  const card = cards.data?.find(({ key }) => key === address.card) ?? null;
  return { kind: "ready", quote, property: property.data, draft, card, lastProblem };
}

/** The quote named in the address, and the wanted stay: from this quote, or from the last one. */
function useQuoteInAddress() {
  const address = useCheckoutAddress();
  const [last, setLast] = useStoredState<BookingDraft | null>("checkout", () => null);
  const [lastProblem, setLastProblem] = useState<ApiProblem | null>(null);
  const { data, error, refetch } = useQuery({
    ...quoteOptions(address.quote ?? ""),
    enabled: address.quote !== null,
    staleTime: JUST_PRINTED,
  });
  const quote = address.quote !== null && data?.key && !error ? (data as SavedQuote) : null;
  const problem = address.quote !== null ? problemIn(error) : null;
  const isGone = problem !== null && problem.kind !== "unreachable";

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the server's quote
  useEffect(() => {
    if (quote) setLast(draftOf(quote));
  }, [quote]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each quote that is gone
  useEffect(() => {
    if (!isGone) return;
    setLastProblem(problem);
    setLast(draftAfter(problem, last));
    address.go("stay", { quote: null, card: null }, { replace: true });
  }, [isGone]);

  return {
    quote,
    draft: quote ? draftOf(quote) : last,
    lastProblem: quote ? null : lastProblem,
    isLoading: address.quote !== null && !quote,
    failed: problem && !isGone ? () => void refetch() : null,
  };
}

const problemIn = (error: unknown): ApiProblem | null => {
  if (!error) return null;
  return error instanceof ApiError ? error.problem : { kind: "unreachable", status: null };
};

/** Redirects from the checkout of a finished booking to the reservation's page. */
function useBookedAlready(quote: SavedQuote | null) {
  const { paths } = useSite();
  const router = useRouter();
  const { data } = useReservation(quote?.reservation);
  // While a payment is under way the guest may return from the provider's page.
  const isOpen = data?.is_new || data?.status === RESERVATION_STATUS.tentative;
  const isBooked = quote !== null && data !== undefined && !isOpen;
  const isBooking = useIsMutating({ mutationKey: bookingKey(quote?.key) }) > 0;
  useEffect(() => {
    if (!isBooked || !quote || isBooking) return;
    const href = paths.status(quote.key);
    // A guest who has just booked is already being navigated there; `location` changes a moment later.
    if (router.history.location.pathname !== href) void router.navigate({ href, replace: true });
  }, [isBooked, isBooking, quote, router, paths]);
}
