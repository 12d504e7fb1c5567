// The list of payments of all reservations: paid, due and failed ones.
import { CreditCard } from "lucide-react";
import { PAYMENT_STATE, RESERVATION_STATUS } from "@/api/codes";
import { currentFormat } from "@/i18n/translate";
import { formatDateRange, localToday, parseIsoDate, toIsoDate } from "@/kit/dates/civil-date";
import { columnsOf, declareList } from "../../lists";
import { choiceLabel } from "../../resources";

import type { ReservationPayment } from "./api-types";

const column = columnsOf<ReservationPayment>();

const stayText = ({ check_in, check_out }: ReservationPayment) => {
  const [from, to] = [parseIsoDate(check_in), parseIsoDate(check_out)];
  return from && to ? formatDateRange(from, to, currentFormat()) : "";
};

export const reservationPaymentList = declareList<ReservationPayment>({
  resource: "reservation-payment",
  icon: CreditCard,
  nameOf: ({ guest_name }) => guest_name,
  sort: "due_date",
  opensOn: "attention",
  canCreate: false,
  columns: [
    column.custom(
      "guest",
      ({ guest_name, property_name }) => (
        <>
          <span className="line-clamp-1">{guest_name}</span>
          <span className="block truncate text-xs font-normal text-ink-subtle">{property_name}</span>
        </>
      ),
      { phone: "title" },
    ),
    column.custom("stay", stayText, { phone: "note" }),
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
    { kind: "dates", name: "overdue_from", field: "overdue_from" },
  ],
  views: [
    {
      name: "attention",
      params: () => ({ overdue_from__lte: toIsoDate(localToday()) }),
    },
    {
      name: "due",
      params: () => ({
        state: PAYMENT_STATE.due,
        reservation_status: RESERVATION_STATUS.reserved,
        due_date__gte: toIsoDate(localToday()),
      }),
    },
    { name: "paid", params: () => ({ state: PAYMENT_STATE.paid, sort: "-paid_at" }) },
    { name: "failed", params: () => ({ state: PAYMENT_STATE.failed }) },
  ],
});
