// The list of calendar events: bookings, and blocks by owners and iCal feeds.
import { CalendarX } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList } from "../lists";
import { propertyFilter } from "./property-filter";

type CalendarEvent = RowOf<"calendar-event">;

const column = columnsOf<CalendarEvent>();

export const calendarEventList = declareList<CalendarEvent>({
  resource: "calendar-event",
  canImport: true,
  icon: CalendarX,
  nameOf: ({ summary, property_name }) => summary || property_name,
  sort: "-start_date",
  columns: [
    column.name("property_name", ({ summary }) => summary, { isSortable: false }),
    column.date("start_date", { phone: "note" }),
    column.date("end_date", { phone: "note", isSortable: false }),
    column.choice("kind", "event_kind", { isSortable: false }),
    column.flag("blocking"),
    column.flag("conflict"),
  ],
  filters: [
    propertyFilter,
    { kind: "choice", name: "kind", field: "kind", group: "event_kind" },
    { kind: "boolean", name: "conflict", field: "conflict" },
    { kind: "dates", name: "start_date", field: "start_date" },
  ],
  views: [{ name: "conflicts", params: () => ({ conflict: "true" }) }],
});
