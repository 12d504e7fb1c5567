// Actions on many reservations at once. Each is changed on its own: those that refuse are named, the others are done.
import { CalendarX, Lock, LockOpen, MessageSquare } from "lucide-react";
import { lazy, type ReactNode } from "react";
import type { BulkAnswer } from "@/api/resource";
import type { RowOf } from "@/api/rows";
import { type ActionName, type BulkAction, exportRows } from "../../lists";
import { AT_ONCE } from "./at-once";

type ReservationRow = RowOf<"reservation">;

const MessageDialog = lazy(async () => ({ default: (await import("./message-dialog")).MessageDialog }));
const CancelManyDialog = lazy(async () => ({
  default: (await import("./cancel-many-dialog")).CancelManyDialog,
}));

/** The texts of refusals are loaded when there is one. */
function remarkLater(answer: BulkAnswer): boolean {
  const isWhole = (answer.refused ?? []).length === 0;
  if (!isWhole) void import("./refused").then(({ remarkRefused }) => remarkRefused(answer));
  return isWhole;
}

const lockAction = (name: ActionName & ("lock" | "unlock"), icon: ReactNode): BulkAction<ReservationRow> => ({
  name,
  icon,
  atOnce: AT_ONCE,
  run: (rows, resource) =>
    resource.actOnMany(
      name,
      rows.map(({ key }) => key),
    ),
  remark: remarkLater,
});

/** The dialog makes the action that runs instead. */
const asked = { run: () => Promise.resolve(undefined) };

export const bulkActions: readonly BulkAction<ReservationRow>[] = [
  { name: "message", icon: <MessageSquare />, prompt: MessageDialog, ...asked },
  exportRows<ReservationRow>(),
  lockAction("lock", <Lock />),
  lockAction("unlock", <LockOpen />),
  { name: "cancel-stay", icon: <CalendarX />, isDangerous: true, prompt: CancelManyDialog, ...asked },
];
