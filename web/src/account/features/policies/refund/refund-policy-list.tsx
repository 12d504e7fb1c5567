// The list of refund policies.
import { RotateCcw } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, deleteRows } from "../../lists";

type RefundPolicy = RowOf<"refund-policy">;

const column = columnsOf<RefundPolicy>();

export const refundPolicyList = declareList<RefundPolicy>({
  resource: "refund-policy",
  icon: RotateCcw,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name"),
    column.choice("method", "refund_method"),
    column.text("text"),
    column.instant("updated_at"),
  ],
  filters: [{ kind: "choice", name: "method", field: "method", group: "refund_method" }],
  actions: [deleteRows()],
});
