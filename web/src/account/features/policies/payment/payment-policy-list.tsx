// The list of payment policies: number of payments and their due dates.
import { Wallet } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { columnsOf, declareList, deleteRows } from "../../lists";

type PaymentPolicy = RowOf<"payment-policy", { parts: unknown[] }>;

const column = columnsOf<PaymentPolicy>();

export const paymentPolicyList = declareList<PaymentPolicy>({
  resource: "payment-policy",
  icon: Wallet,
  nameOf: ({ name }) => name,
  columns: [
    column.name("name"),
    column.custom("parts", ({ parts }) => parts.length, { align: "end" }),
    column.custom("currency", ({ currency }) => currency.code, { isExtra: true }),
    column.instant("updated_at"),
  ],
  actions: [deleteRows()],
});
