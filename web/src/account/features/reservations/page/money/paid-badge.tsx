// How far a stay is paid: the server reports all or not all; partial payment follows from the payments.
import { t } from "@/i18n/account";
import { Badge } from "@/ui/feedback/badge";
import { ChoiceBadge } from "../../../values";
import type { Reservation } from "../../data/api-types";
import { balanceOf } from "../../data/balance";

export function PaidBadge({ reservation }: { reservation: Reservation }) {
  const { paid, open } = balanceOf(reservation);
  if (paid > 0 && open > 0) return <Badge tone="info">{t("account.money.partly")}</Badge>;
  return <ChoiceBadge group="paid_status" code={reservation.paid_status} />;
}
