// The list of taxes.
import { Landmark } from "lucide-react";
import type { Row } from "@/api/resource";
import { changeRows, columnsOf, declareList, stateActions } from "../lists";
import { type Charge, ChargeAmount } from "../values";

interface Tax extends Row, Charge {
  name: string;
  authority: string;
  included: boolean;
  on_rent: boolean;
  on_fees: boolean;
  state_status: string;
}

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
