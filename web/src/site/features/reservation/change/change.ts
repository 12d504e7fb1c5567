// Requests to change a stay: a preview, then the change itself with 3-D Secure.
import { queryOptions } from "@tanstack/react-query";
import { api, dataOf } from "@/api/client";
import { aboutBrowser, authenticatePayment } from "../../cards";
import type { ChangePreview, Merchant, Reservation, StayChange } from "../../site";
import { withIdempotencyKey } from "../idempotency";
import { unauthenticatedPayments } from "../payment/charge";

/** A refusal is a result: it is not retried. */
export const changePreviewOptions = (key: string, change: StayChange | null) =>
  queryOptions({
    queryKey: ["change-preview", key, change],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST("/websites/api/v2/reservation/{key}/change-preview", {
          params: { path: { key } },
          body: change as StayChange,
          signal,
        }),
      ),
    enabled: change !== null,
    placeholderData: (previous) => (change ? previous : undefined),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

interface ChangeRequest {
  merchant: Merchant;
  reservation: string;
  change: StayChange;
  /** The preview that the guest accepted. */
  preview: ChangePreview;
  /** Card that pays the amount due now; null if nothing is due. */
  card: string | null;
}

export async function changeStay({ merchant, reservation, change, preview, card }: ChangeRequest) {
  const { total, due_now, refund } = preview;
  const body = {
    ...change,
    agreed: { total, due_now, refund },
    ...(card ? { credit_card: card, ...(await aboutBrowser(merchant)) } : {}),
  };
  const changed: Reservation = await withIdempotencyKey(
    `${reservation}:${JSON.stringify(change)}:${card ?? ""}`,
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
