// The audit log: who changed what, and when.
import { ScrollText } from "lucide-react";
import type { Row } from "@/api/resource";
import { columnsOf, declareList } from "../lists";

interface AuditEntry extends Row {
  actor: string;
  action: string;
  noun: string;
  address: string | null;
  at: string;
}

const column = columnsOf<AuditEntry>();

export const auditEntryList = declareList<AuditEntry>({
  resource: "audit-entry",
  icon: ScrollText,
  nameOf: ({ actor, action }) => `${actor}: ${action}`,
  sort: "-at",
  columns: [
    column.name("actor", undefined, { isSortable: false }),
    column.text("action", { phone: "note" }),
    column.text("noun"),
    column.text("address", { isExtra: true }),
    column.instant("at", { phone: "end" }),
  ],
  filters: [
    { kind: "text", name: "noun__icontains", field: "noun" },
    { kind: "text", name: "action__icontains", field: "action" },
    { kind: "instants", name: "at", field: "at" },
  ],
});
