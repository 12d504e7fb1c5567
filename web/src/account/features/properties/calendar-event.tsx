// The list of what takes nights: bookings, and what owners and other calendars block.
import { CalendarX } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList } from "../lists";
import { propertyFilter } from "./property-filter";

interface CalendarEvent extends Row {
  summary: string;
  property_name: string;
  start_date: string;
  end_date: string;
  kind: string;
  blocking: boolean;
  conflict: boolean;
}

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
