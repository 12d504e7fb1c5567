// The list of fees and add-ons of all listings.
import { Receipt } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { changeRows, columnsOf, declareList, deleteRows } from "../lists";
import { ChargeAmount } from "../values";
import { listingFilter } from "./listing-filter";

type ListingFee = RowOf<"listing-fee">;

const column = columnsOf<ListingFee>();

export const listingFeeList = declareList<ListingFee>({
  resource: "listing-fee",
  canImport: true,
  icon: Receipt,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name"),
    column.reference("listing", "listing", { phone: "note" }),
    column.custom("amount", (fee) => <ChargeAmount row={fee} />, {
      align: "end",
      isSortable: true,
      phone: "end",
    }),
    column.flag("taxable"),
    column.flag("refundable"),
    column.flag("optional"),
    column.flag("selected", { isExtra: true }),
  ],
  filters: [
    listingFilter,
    { kind: "boolean", name: "optional", field: "optional" },
    { kind: "boolean", name: "refundable", field: "refundable" },
  ],
  actions: [changeRows(), deleteRows()],
});
