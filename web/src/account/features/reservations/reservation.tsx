// The list of reservations.
import { CalendarCheck } from "lucide-react";
import { lazy } from "react";
import { PAID_STATUS, RESERVATION_STATUS } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import { type CalendarDate, localToday, toIsoDate } from "@/kit/dates/civil-date";
import { columnsOf, declareList, propertyFilter } from "../lists";
import { dayText } from "../values";
import { bulkActions } from "./bulk/bulk-actions";

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
  opensOn: "upcoming",
  modals: { create: CreateReservation },
  optionLimit: RESERVATION_OPTION_LIMIT,
  actions: bulkActions,
  columns: [
    column.custom(
      "guest",
      (row) => (
        <>
          <span className="line-clamp-1">{guestOf(row)}</span>
          <span className="block truncate text-xs font-normal text-ink-subtle">{row.property_name}</span>
        </>
      ),
      { phone: "title", isSortable: true, sortField: "last_name" },
    ),
    column.date("check_in", { phone: "note" }),
    column.date("check_out"),
    column.count("nights", { isSortable: false }),
    column.choice("status", "reservation_status"),
    column.choice("payment_status", "payment_status", { sortField: "paid_status" }),
    column.amount("balance", { isSortable: false }),
    column.amount("total", { phone: "note" }),
    column.text("source_name"),
    column.custom(
      "booked_at",
      ({ booked_at }) => booked_at && <span className="whitespace-nowrap">{dayText(booked_at)}</span>,
      { isSortable: true },
    ),
    column.count("adults", { isExtra: true, isSortable: false }),
    column.count("children", { isExtra: true, isSortable: false }),
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
    {
      name: "today",
      params: () => ({
        status: RESERVATION_STATUS.reserved,
        check_in__lte: day(localToday()),
        check_out__gte: day(localToday()),
      }),
    },
    {
      name: "upcoming",
      params: () => ({
        status: RESERVATION_STATUS.reserved,
        check_in__gte: day(localToday()),
        sort: "check_in",
      }),
    },
    {
      name: "inHouse",
      params: () => ({
        status: RESERVATION_STATUS.reserved,
        check_in__lte: day(localToday()),
        check_out__gte: day(localToday().add({ days: 1 })),
        sort: "check_out",
      }),
    },
    { name: "requests", params: () => ({ status: RESERVATION_STATUS.open }) },
    {
      name: "unpaid",
      params: () => ({
        status: RESERVATION_STATUS.reserved,
        paid_status: PAID_STATUS.unpaid,
        sort: "check_in",
      }),
    },
    {
      name: "past",
      params: () => ({
        status: RESERVATION_STATUS.reserved,
        check_out__lte: day(localToday().subtract({ days: 1 })),
      }),
    },
    { name: "canceled", params: () => ({ status: RESERVATION_STATUS.canceled }) },
  ],
});
