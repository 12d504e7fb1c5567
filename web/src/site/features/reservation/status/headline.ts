// Headline of a reservation's page: requested, canceled, overdue or reserved.
import { PAYMENT_STATE, RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/site";
import { exact } from "../../properties";
import type { Reservation } from "../../site";

export type Tone = "success" | "info" | "warning" | "neutral";

interface Headline {
  tone: Tone;
  title: string;
  detail: string;
}

export function headlineOf(reservation: Reservation, isNew: boolean): Headline {
  const { headline, status, in_doubt } = reservation;
  if (status === RESERVATION_STATUS.tentative)
    return { tone: "info", title: t("site.status.pending"), detail: t("site.status.pendingDetail") };
  if (status === RESERVATION_STATUS.declined)
    return { tone: "neutral", title: t("site.status.declined"), detail: t("site.status.declinedDetail") };
  switch (headline) {
    case "requested":
      return {
        tone: "info",
        title: t("site.status.requested"),
        detail: in_doubt ? t("site.status.requestedInDoubtDetail") : t("site.status.requestedDetail"),
      };
    case "canceled":
      return { tone: "neutral", title: t("site.status.canceled"), detail: canceledText(reservation) };
    case "overdue":
      return { tone: "warning", title: t("site.status.overdue"), detail: t("site.status.overdueDetail") };
    default:
      return {
        tone: "success",
        title: isNew ? t("site.status.booked") : t("site.status.reserved"),
        detail: t("site.status.reservedDetail"),
      };
  }
}

/** What was paid in all, what came back, and what is still on its way. */
function canceledText({ payments, refunds, currency }: Reservation): string {
  const sum = (parts: readonly { amount: number }[]) =>
    parts.reduce((total, { amount }) => total + amount, 0);
  const paid = sum(payments.filter(({ state }) => state === PAYMENT_STATE.paid));
  if (paid === 0) return t("site.status.canceledFree");
  const back = refunds.filter(({ state }) => state === "refunded");
  const coming = sum(refunds.filter(({ state }) => state === "due" || state === "pending"));
  const amounts = { paid: exact(paid, currency), refunded: exact(sum(back), currency) };
  if (coming > 0 && sum(back) === 0)
    return t("site.status.canceledAwaiting", { paid: amounts.paid, coming: exact(coming, currency) });
  return coming > 0
    ? t("site.status.canceledComing", { ...amounts, coming: exact(coming, currency) })
    : t("site.status.canceledPaid", amounts);
}
