// The list of quotes: prices that guests have requested.
import { Calculator } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { localToday, toIsoDate } from "@/kit/dates/civil-date";
import { columnsOf, declareList, propertyFilter } from "../lists";

type Quote = RowOf<"quote">;

const column = columnsOf<Quote>();
const guestOf = ({ first_name, last_name }: Quote) => `${first_name} ${last_name}`.trim();

export const quoteList = declareList<Quote>({
  resource: "quote",
  icon: Calculator,
  nameOf: ({ property_name }) => property_name,
  canCreate: false,
  opensOn: "open",
  columns: [
    column.name("property_name", guestOf, { isSortable: false }),
    column.date("check_in", { phone: "note", isSortable: false }),
    column.date("check_out", { isSortable: false }),
    column.amount("total", { phone: "end", isSortable: false }),
    column.instant("expires_at", { isSortable: false }),
    column.instant("created_at", { isSortable: false }),
  ],
  filters: [
    propertyFilter,
    { kind: "dates", name: "check_in", field: "check_in" },
    { kind: "instants", name: "expires_at", field: "expires_at" },
    { kind: "boolean", name: "reservation__isnull", field: "notBooked" },
  ],
  views: [
    {
      name: "open",
      params: () => ({ expires_at__gte: toIsoDate(localToday()), reservation__isnull: "true" }),
    },
  ],
});
