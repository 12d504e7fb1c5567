// The list of payments of all reservations: paid, due and failed ones.
import { CreditCard } from "lucide-react";
import { PAYMENT_STATE, RESERVATION_STATUS } from "@/api/codes";
import { localToday, toIsoDate } from "@/kit/dates/civil-date";
import { columnsOf, declareList } from "../../lists";
import { choiceLabel } from "../../resources";
import type { ReservationPayment } from "./api-types";

const column = columnsOf<ReservationPayment>();

export const reservationPaymentList = declareList<ReservationPayment>({
  resource: "reservation-payment",
  icon: CreditCard,
  nameOf: ({ guest }) => guest,
  sort: "-due_date",
  canCreate: false,
  columns: [
    column.name("guest", undefined, { isSortable: false }),
    column.reference("property", "property", { phone: "hidden", isSortable: false }),
    column.date("due_date", { phone: "note" }),
    column.amount("amount", { phone: "note" }),
    column.custom("method", ({ method }) => choiceLabel("payment_method", method)),
    column.choice("state", "payment_state", { isSortable: false }),
    column.instant("paid_at"),
    column.text("failure"),
  ],
  filters: [
    { kind: "choice", name: "state", field: "state", group: "payment_state" },
    { kind: "choice", name: "reservation_status", field: "reservation_status", group: "reservation_status" },
    { kind: "choice", name: "method", field: "method", group: "payment_method" },
    { kind: "dates", name: "due_date", field: "due_date" },
    { kind: "instants", name: "paid_at", field: "paid_at" },
  ],
  views: [
    {
      name: "due",
      params: () => ({
        state: PAYMENT_STATE.due,
        reservation_status: RESERVATION_STATUS.reserved,
        due_date__gte: toIsoDate(localToday()),
      }),
    },
    {
      name: "overdue",
      params: () => ({
        state: PAYMENT_STATE.due,
        reservation_status: RESERVATION_STATUS.reserved,
        due_date__lte: toIsoDate(localToday().subtract({ days: 1 })),
      }),
    },
    { name: "failed", params: () => ({ state: PAYMENT_STATE.failed }) },
    { name: "paid", params: () => ({ state: PAYMENT_STATE.paid }) },
  ],
});
