// The list of payment policies: in how many parts, and when, a stay is paid.
import { Wallet } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList, deleteRows } from "../../lists";

interface PaymentPolicy extends Row {
  name: string;
  parts: unknown[];
  updated_at: string;
}

const column = columnsOf<PaymentPolicy>();

export const paymentPolicyList = declareList<PaymentPolicy>({
  resource: "payment-policy",
  icon: Wallet,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name"),
    column.custom("parts", ({ parts }) => parts.length, { align: "end" }),
    column.instant("updated_at"),
  ],
  actions: [deleteRows()],
});
