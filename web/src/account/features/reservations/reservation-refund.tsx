// The list of refunds of all reservations.
import { Undo2 } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList } from "../lists";

type ReservationRefund = RowOf<"reservation-refund">;

const column = columnsOf<ReservationRefund>();

export const reservationRefundList = declareList<ReservationRefund>({
  resource: "reservation-refund",
  icon: Undo2,
  nameOf: ({ reason, key }) => reason || key,
  sort: "-created_at",
  canCreate: false,
  columns: [
    column.reference("reservation", "reservation", { phone: "title" }),
    column.amount("amount", { phone: "note" }),
    column.text("reason"),
    column.choice("state", "refund_state"),
    column.instant("refunded_at"),
    column.instant("created_at", { isExtra: true }),
  ],
  filters: [{ kind: "choice", name: "state", field: "state", group: "refund_state" }],
  views: [{ name: "failed", params: () => ({ state: "failed" }) }],
});
