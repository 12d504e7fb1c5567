// The list of reservations.
import { CalendarCheck } from "lucide-react";
import { lazy } from "react";
import { RESERVATION_STATUS } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import { type CalendarDate, localToday, toIsoDate } from "@/kit/dates/civil-date";
import { columnsOf, declareList } from "../lists";
import { propertyFilter } from "../properties";

type Reservation = RowOf<"reservation">;

/** The filters of reservations show more options at a time than other lists. */
export const RESERVATION_OPTION_LIMIT = 15;

export const CreateReservation = lazy(async () => ({
  default: (await import("./create/create-reservation")).CreateReservation,
}));

const guestOf = ({ first_name, last_name, email }: Reservation) =>
  `${first_name} ${last_name}`.trim() || email;

const column = columnsOf<Reservation>();
const day = (date: CalendarDate) => toIsoDate(date);

export const reservationList = declareList<Reservation>({
  resource: "reservation",
  canImport: true,
  icon: CalendarCheck,
  nameOf: guestOf,
  sort: "-check_in",
  modals: { create: CreateReservation },
  optionLimit: RESERVATION_OPTION_LIMIT,
  columns: [
    column.custom(
      "guest",
      (row) => (
        <>
          <span className="line-clamp-1">{guestOf(row)}</span>
          <span className="block truncate text-xs font-normal text-ink-subtle">{row.property_name}</span>
        </>
      ),
      { phone: "title" },
    ),
    column.date("check_in", { phone: "note" }),
    column.date("check_out"),
    column.choice("status", "reservation_status", { isSortable: false }),
    column.choice("paid_status", "paid_status", { phone: "hidden", isSortable: false }),
    column.amount("total", { phone: "note" }),
    column.count("adults", { isExtra: true, isSortable: false }),
    column.count("children", { isExtra: true, isSortable: false }),
    column.reference("source", "source", { isExtra: true }),
    column.instant("created_at", { isExtra: true }),
  ],
  filters: [
    { kind: "choice", name: "status", field: "status", group: "reservation_status" },
    { kind: "choice", name: "paid_status", field: "paid_status", group: "paid_status" },
    { kind: "dates", name: "check_in", field: "check_in" },
    { kind: "dates", name: "check_out", field: "check_out" },
    propertyFilter,
    { kind: "object", name: "source", field: "source", resource: "source", display: "name" },
  ],
  views: [
    { name: "requests", params: () => ({ status: RESERVATION_STATUS.open }) },
    {
      name: "upcoming",
      params: () => ({
        status: RESERVATION_STATUS.reserved,
        check_in__gte: day(localToday()),
        sort: "check_in",
      }),
    },
    {
      name: "staying",
      params: () => ({
        status: RESERVATION_STATUS.reserved,
        check_in__lte: day(localToday()),
        check_out__gte: day(localToday()),
        sort: "check_out",
      }),
    },
    { name: "canceled", params: () => ({ status: RESERVATION_STATUS.canceled }) },
  ],
});
