// The list of refund policies.
import { RotateCcw } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList, deleteRows } from "../../lists";

interface RefundPolicy extends Row {
  name: string;
  method: string;
  text: string;
  updated_at: string;
}

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
