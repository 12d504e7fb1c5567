// The modal to add a card to a reservation.
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { Dialog } from "@/ui/overlay/dialog";
import { CardError, CardForm, type CardFormHandle, saveCard } from "../../cards";
import { type Reservation, useSite } from "../../site";
import { cardFailure } from "../failures";
import { reservationOptions } from "../queries";

export interface CardDialogProps {
  reservation: Reservation;
  onClose: () => void;
}

const FORM = "add-card";

export function CardDialog({ reservation, onClose }: CardDialogProps) {
  const { site } = useSite();
  const client = useQueryClient();
  const cardForm = useRef<CardFormHandle>(null);
  const [error, setError] = useState<CardError | null>(null);
  const [isPending, setPending] = useState(false);
  const add = async () => {
    setPending(true);
    setError(null);
    try {
      const prepared = await cardForm.current?.prepare(reservation.email);
      if (!prepared) return;
      const card = { ...prepared, email: reservation.email, phone: reservation.phone };
      await saveCard(site.merchant, { reservation: reservation.key }, card);
      void client.invalidateQueries({
        queryKey: reservationOptions(reservation.key, site.namespace).queryKey,
      });
      onClose();
    } catch (failure) {
      const code = failure instanceof CardError ? failure.code : null;
      setError(new CardError(cardFailure(failure), code));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      title={t("site.status.addCard")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={FORM} variant="primary" isPending={isPending}>
          {t("site.status.addCard")}
        </Button>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <CardForm ref={cardForm} merchant={site.merchant} error={error} />
      </form>
    </Dialog>
  );
}
