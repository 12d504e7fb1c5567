// The audit log: who changed what, and when.
import { ScrollText } from "lucide-react";
import type { RowOf } from "@/api/rows";
import { translateKnown } from "@/i18n/translate";
import { columnsOf, declareList } from "../lists";

type AuditEntry = RowOf<"audit-entry">;

/** Label of an action; the code itself if it is unknown (from a newer server). */
const actionText = (action: string) => translateKnown(`account.choice.action.${action}`, action);

const column = columnsOf<AuditEntry>();

export const auditEntryList = declareList<AuditEntry>({
  resource: "audit-entry",
  icon: ScrollText,
  nameOf: ({ actor, action }) => `${actor}: ${actionText(action)}`,
  sort: "-at",
  columns: [
    column.name("actor", undefined, { isSortable: false }),
    column.custom("action", ({ action }) => actionText(action), { phone: "note" }),
    column.custom("noun", ({ noun }) => translateKnown(`account.noun.${noun}`, noun)),
    column.text("address", { isExtra: true }),
    column.instant("at", { phone: "end" }),
  ],
  filters: [
    { kind: "text", name: "noun__icontains", field: "noun" },
    { kind: "text", name: "action__icontains", field: "action" },
    { kind: "instants", name: "at", field: "at" },
  ],
});
