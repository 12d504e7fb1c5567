// Headline of a reservation's page: requested, canceled, overdue or reserved.
import { RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/site";
import type { Reservation } from "../../site";

export type Tone = "success" | "info" | "warning" | "neutral";

interface Headline {
  tone: Tone;
  title: string;
  detail: string;
}

export function headlineOf(
  { headline, status, in_doubt }: Pick<Reservation, "headline" | "status" | "in_doubt">,
  isNew: boolean,
): Headline {
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
      return { tone: "neutral", title: t("site.status.canceled"), detail: t("site.status.canceledDetail") };
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
