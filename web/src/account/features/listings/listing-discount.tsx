// The list of rule-based discounts of all listings.
import { BadgePercent } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { translateKnown } from "@/i18n/translate";
import { changeRows, columnsOf, declareList, deleteRows } from "../lists";
import { shareText } from "../values";
import { listingFilter } from "./listing-filter";

type ListingDiscount = RowOf<"listing-discount">;

const nameOf = ({ kind }: ListingDiscount) => translateKnown(`account.choice.kind.${kind}`, kind);

const column = columnsOf<ListingDiscount>();

export const listingDiscountList = declareList<ListingDiscount>({
  resource: "listing-discount",
  canImport: true,
  icon: BadgePercent,
  nameOf,
  columns: [
    column.custom("kind", nameOf, { phone: "title", isSortable: true }),
    column.reference("listing", "listing", { phone: "note" }),
    column.count("threshold"),
    column.custom("basis_points", ({ basis_points }) => shareText(basis_points), {
      phone: "end",
      align: "end",
      isSortable: true,
    }),
  ],
  filters: [listingFilter],
  actions: [changeRows(), deleteRows()],
});
