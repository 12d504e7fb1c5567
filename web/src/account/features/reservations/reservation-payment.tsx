// The list of payments of all reservations: what came, what is due, what failed.
import { CreditCard } from "lucide-react";
import type { Row } from "@/api/resource";
import { localToday, toIsoDate } from "@/kit/civil-date";
import { columnsOf, declareList } from "../lists";

interface ReservationPayment extends Row {
  guest: string;
  reservation: string;
  due_date: string;
  amount: number;
  method: string;
  state: string;
  paid_at: string | null;
  failure: string | null;
}

const column = columnsOf<ReservationPayment>();

export const reservationPaymentList = declareList<ReservationPayment>({
  resource: "reservation-payment",
  icon: CreditCard,
  nameOf: ({ guest }) => guest,
  sort: "-due_date",
  canCreate: false,
  columns: [
    column.name("guest", undefined, { isSortable: false }),
    column.date("due_date", { phone: "note" }),
    column.amount("amount", { phone: "note" }),
    column.choice("method", "payment_method", { phone: "hidden", isSortable: false }),
    column.choice("state", "payment_state", { isSortable: false }),
    column.instant("paid_at"),
    column.text("failure", { isExtra: true }),
  ],
  filters: [
    { kind: "choice", name: "state", field: "state", group: "payment_state" },
    { kind: "choice", name: "method", field: "method", group: "payment_method" },
    { kind: "dates", name: "due_date", field: "due_date" },
  ],
  views: [
    { name: "overdue", params: () => ({ state: "due", due_date__lte: toIsoDate(localToday()) }) },
    { name: "failed", params: () => ({ state: "failed" }) },
    { name: "paid", params: () => ({ state: "paid" }) },
  ],
});
