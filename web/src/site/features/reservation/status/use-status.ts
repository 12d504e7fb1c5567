// The reservation of a quote, polled while a payment is in progress. A quote without a reservation redirects to the checkout or the
// expired page.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { PAYMENT_STATE, RESERVATION_STATUS } from "@/api/codes";
import { ApiError } from "@/api/errors";
import { poll } from "@/kit/timing/polling";
import { refreshPayment } from "../../cards";
import { propertyOptions } from "../../properties";
import { quoteOptions } from "../../quote";
import { type Property, type Quote, type Reservation, useSite } from "../../site";
import { reservationOptions, useReservation } from "../queries";

export type StatusState =
  | { kind: "loading" }
  | { kind: "unreachable"; retry: () => void }
  | { kind: "missing" }
  | { kind: "ready"; quote: Quote & { key: string }; reservation: Reservation; property: Property };

const ASK_EVERY = 3000;
const GONE = 410;

/** Waiting for the payment provider, soon to be decided. */
const isUnderWay = ({ status, payments }: Reservation) =>
  status === RESERVATION_STATUS.tentative || payments.some(({ state }) => state === PAYMENT_STATE.pending);

export function useStatus(key: string): StatusState {
  const { site, paths } = useSite();
  const router = useRouter();
  const quote = useQuery(quoteOptions(key));
  const reservation = useReservation(quote.data?.reservation);
  const property = useQuery({
    ...propertyOptions(site, quote.data?.property ?? ""),
    enabled: quote.data !== undefined,
  });
  useFollowed(reservation.data);
  const problem = quote.error instanceof ApiError ? quote.error.problem : null;
  const elsewhere = redirectTarget();
  useEffect(() => {
    if (elsewhere) void router.navigate({ href: elsewhere, replace: true });
  }, [elsewhere, router]);

  /** Where to redirect: the expired page, or the checkout of a quote without a reservation. */
  function redirectTarget(): string | null {
    if (problem?.status === GONE) return paths.expired(key);
    // Cached data from before the booking is ignored: a declined card leaves an open reservation behind.
    if (!quote.isFetchedAfterMount || !quote.data) return null;
    const isTried = reservation.isFetchedAfterMount && reservation.data?.is_new === true;
    const isOpen = !quote.data.reservation || isTried;
    return isOpen ? paths.checkout("stay", `q=${encodeURIComponent(key)}`) : null;
  }

  if (elsewhere) return { kind: "loading" };
  if (problem?.kind === "unreachable" || property.error)
    return { kind: "unreachable", retry: () => void quote.refetch() };
  if (quote.error || reservation.error) return { kind: "missing" };
  if (!quote.data?.key || !reservation.data || !property.data) return { kind: "loading" };
  return {
    kind: "ready",
    quote: quote.data as Quote & { key: string },
    reservation: reservation.data,
    property: property.data,
  };
}

/**
 * Polls while a payment is in progress. After a return from the provider's page the server queries the provider at
 * once, instead of waiting for its webhook.
 */
function useFollowed(reservation: Reservation | undefined) {
  const { site } = useSite();
  const client = useQueryClient();
  const key = reservation && isUnderWay(reservation) ? reservation.key : null;
  const sent = reservation?.payments.find(
    ({ state, auth_required }) => state === PAYMENT_STATE.pending && !auth_required,
  )?.key;
  useEffect(() => {
    if (!key) return;
    const { queryKey } = reservationOptions(key, site.namespace);
    const refresh = () => client.invalidateQueries({ queryKey });
    if (sent) void refreshPayment(sent).then(refresh, () => {});
    return poll(refresh, ASK_EVERY, () => {});
  }, [key, sent, client, site.namespace]);
}
