// The dialog that moves a stay, for the calendar, where only its key is known.
import { useQuery } from "@tanstack/react-query";
import { t } from "@/i18n/account";
import { Dialog } from "@/ui/overlay/dialog";
import { failureText } from "../../../error-texts";
import { reservationQuery } from "../../data/queries";
import { Failure } from "../action-dialog";
import { MoveDialog } from "./move-dialog";

export function MoveStay({ reservation, onClose }: { reservation: string; onClose: () => void }) {
  const { data, error } = useQuery({ ...reservationQuery(reservation), meta: { showsOwnError: true } });
  if (data) return <MoveDialog reservation={data} onClose={onClose} />;
  return (
    error && (
      <Dialog isOpen size="sm" title={t("account.move.title")} onOpenChange={onClose}>
        <Failure text={failureText(error)} />
      </Dialog>
    )
  );
}
