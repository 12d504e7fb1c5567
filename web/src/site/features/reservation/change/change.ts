// Requests to move a reservation to other dates: a preview, then the change itself with 3-D Secure.
import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import type { Stay } from "../../availability";
import { aboutBrowser, authenticatePayment } from "../../cards";
import type { ChangePreview, Merchant, Reservation } from "../../site";
import { withIdempotencyKey } from "../idempotency";
import { unauthenticatedPayments } from "../payment/charge";

const datesOf = ({ checkIn, checkOut }: Stay) => ({
  check_in: checkIn.toString(),
  check_out: checkOut.toString(),
});

/** A refusal is a result: it is not retried. */
export const changePreviewOptions = (key: string, stay: Stay | null) =>
  queryOptions({
    queryKey: ["change-preview", key, stay && datesOf(stay)],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST("/websites/api/v2/reservation/{key}/change-preview", {
          params: { path: { key } },
          body: datesOf(stay as Stay),
          signal,
        }),
      ),
    enabled: stay !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

interface ChangeRequest {
  merchant: Merchant;
  reservation: string;
  stay: Stay;
  /** The preview that the guest accepted. */
  preview: ChangePreview;
  /** Card that pays the amount due now; null if nothing is due. */
  card: string | null;
}

export async function changeDates({ merchant, reservation, stay, preview, card }: ChangeRequest) {
  const { total, due_now, refund } = preview;
  const body = {
    ...datesOf(stay),
    agreed: { total, due_now, refund },
    ...(card ? { credit_card: card, ...(await aboutBrowser(merchant)) } : {}),
  };
  const changed: Reservation = await withIdempotencyKey(
    `${reservation}:${body.check_in}:${body.check_out}:${card ?? ""}`,
    (idempotencyKey) =>
      dataOf(
        api.POST("/websites/api/v2/reservation/{key}/change", {
          params: { path: { key: reservation }, header: { "Idempotency-Key": idempotencyKey } },
          body,
        }),
      ),
  );
  for (const payment of unauthenticatedPayments(changed)) await authenticatePayment(merchant, payment);
}
