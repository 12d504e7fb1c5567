// The list of taxes.
import { Landmark } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { changeRows, columnsOf, declareList, stateActions } from "../lists";
import { ChargeAmount } from "../values";

type Tax = RowOf<"tax">;

const column = columnsOf<Tax>();

export const taxList = declareList<Tax>({
  resource: "tax",
  canImport: true,
  icon: Landmark,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name", ({ authority }) => authority),
    column.custom("amount", (tax) => <ChargeAmount row={tax} />, { align: "end", phone: "end" }),
    column.flag("included"),
    column.flag("on_rent"),
    column.flag("on_fees"),
    column.state("tax"),
  ],
  filters: [{ kind: "choice", name: "state_status", field: "state_status", group: "state_status" }],
  actions: stateActions(changeRows()),
});
