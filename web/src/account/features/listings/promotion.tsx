// The list of promotions.
import { TicketPercent } from "lucide-react";
import { STATE_STATUS } from "@/api/codes";
import type { RowOf } from "@/api/rows";
import { changeRows, columnsOf, declareList, stateActions } from "../lists";

type Promotion = RowOf<"promotion">;

const column = columnsOf<Promotion>();

export const promotionList = declareList<Promotion>({
  resource: "promotion",
  canImport: true,
  icon: TicketPercent,
  nameOf: ({ code }) => code,
  columns: [
    column.name("code", ({ name }) => name),
    column.count("uses"),
    column.count("max_uses"),
    column.date("book_until"),
    column.date("stay_until"),
    column.flag("stackable", { isExtra: true }),
    column.state("promotion"),
  ],
  filters: [{ kind: "choice", name: "state_status", field: "state_status", group: "state_status" }],
  views: [{ name: "active", params: () => ({ state_status: STATE_STATUS.active }) }],
  actions: stateActions(changeRows()),
});
