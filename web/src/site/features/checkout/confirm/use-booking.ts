// Booking: reservation with its signature, 3-D Secure, then the reservation's page. Every step is idempotent: repeating it returns
// the same reservation.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { quoteOptions } from "../../quote";
import { authenticatePayments, createReservation } from "../../reservation";
import { useSite } from "../../site";
import type { SavedQuote } from "../use-checkout";
import { type BookingFailure, failureOf, isBeingBooked } from "./booking-failure";
import { bookingKey } from "./booking-key";

interface BookingOrder {
  quote: SavedQuote;
  card: string | null;
  message: string;
  signature: string;
}

export function useBooking(order: BookingOrder) {
  const { site, paths } = useSite();
  const client = useQueryClient();
  const router = useRouter();
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const { quote } = order;
  const follow = () => router.navigate({ href: paths.status(quote.key, "confirmation=true"), replace: true });

  const { mutate: book, isPending } = useMutation({
    mutationKey: bookingKey(quote.key),
    // Offline, the request fails at once instead of being queued and booked later.
    networkMode: "always",
    mutationFn: async () => {
      const signature = quote.rental_agreement_url ? order.signature : null;
      const reservation = await createReservation({ ...order, signature, merchant: site.merchant });
      await authenticatePayments(site.merchant, reservation);
    },
    onMutate: () => setFailure(null),
    onSuccess: follow,
    onError: (error) => {
      if (isBeingBooked(error)) return follow();
      setFailure(failureOf(error));
      void client.invalidateQueries({ queryKey: quoteOptions(quote.key).queryKey });
    },
  });
  return { book: () => book(), isPending, failure };
}
