// The action dialogs by name, each loaded when it is first opened.
import { type ComponentType, lazy, Suspense } from "react";
import type { ReservationAction } from "../data/possible-actions";
import type { ActionDialogOf } from "./action-dialog";

export type DialogAction = Exclude<ReservationAction, "lock" | "unlock">;

const DIALOGS: Record<DialogAction, ComponentType<ActionDialogOf>> = {
  accept: lazy(async () => ({ default: (await import("./accept-dialog")).AcceptDialog })),
  decline: lazy(async () => ({ default: (await import("./decline-dialog")).DeclineDialog })),
  move: lazy(async () => ({ default: (await import("./move/move-dialog")).MoveDialog })),
  cancel: lazy(async () => ({ default: (await import("./cancel-dialog")).CancelDialog })),
  charge: lazy(async () => ({ default: (await import("./charge-dialog")).ChargeDialog })),
  refund: lazy(async () => ({ default: (await import("./refund-dialog")).RefundDialog })),
  record: lazy(async () => ({ default: (await import("./record-payment-dialog")).RecordPaymentDialog })),
};

export function RequestedDialog({ action, ...props }: ActionDialogOf & { action: DialogAction | null }) {
  if (action === null) return null;
  const Shown = DIALOGS[action];
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}
