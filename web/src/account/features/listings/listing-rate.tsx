// The list of rates of all listings.
import { CalendarRange } from "lucide-react";
import { lazy } from "react";
import type { RowOf } from "@/api/rows";
import { changeRows, columnsOf, declareList, deleteRows } from "../lists";
import { listingFilter } from "./listing-filter";

const NewRate = lazy(async () => ({ default: (await import("./new-rate")).NewRate }));

type ListingRate = RowOf<"listing-rate">;

const column = columnsOf<ListingRate>();

export const listingRateList = declareList<ListingRate>({
  resource: "listing-rate",
  canImport: true,
  icon: CalendarRange,
  nameOf: ({ name }) => name,
  modals: { create: NewRate },
  columns: [
    column.name("name"),
    column.reference("listing", "listing", { phone: "note" }),
    column.date("start_date"),
    column.date("end_date"),
    column.flag("repeat"),
    column.amount("week_night", { phone: "end" }),
    column.amount("weekend_night"),
    column.amount("weekly"),
    column.amount("monthly"),
    column.flag("base_rate", { isExtra: true }),
  ],
  filters: [
    listingFilter,
    { kind: "boolean", name: "base_rate", field: "base_rate" },
    { kind: "boolean", name: "repeat", field: "repeat" },
    { kind: "dates", name: "start_date", field: "start_date" },
  ],
  actions: [changeRows(), deleteRows()],
});
