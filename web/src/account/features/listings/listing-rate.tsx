// The list of rates of all listings.
import { CalendarRange } from "lucide-react";
import type { Row } from "@/api/resource";
import { changeRows, columnsOf, declareList, deleteRows } from "../lists";
import { listingFilter } from "./listing-filter";

interface ListingRate extends Row {
  name: string;
  listing: string;
  start_date: string | null;
  end_date: string | null;
  base_rate: boolean;
  repeat: boolean;
  week_night: number;
  weekend_night: number | null;
  weekly: number | null;
  monthly: number | null;
}

const column = columnsOf<ListingRate>();

export const listingRateList = declareList<ListingRate>({
  resource: "listing-rate",
  canImport: true,
  icon: CalendarRange,
  nameOf: ({ name }) => name,
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
