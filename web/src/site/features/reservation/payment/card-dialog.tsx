// The modal to add a card to a reservation. The new card pays what the guest chooses: the payments to come, or only the one that it
// was asked for. It always pays what the old card failed to pay.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PAYMENT_STATE } from "@/api/codes";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { Checkbox } from "@/ui/choice/checkbox";
import { Dialog } from "@/ui/overlay/dialog";
import { CardError, setPaymentCard } from "../../cards";
import { type Payment, type Quote, type Reservation, useSite } from "../../site";
import { cardFailure } from "../failures";
import { reservationOptions } from "../queries";
import { comingPayments } from "./charge";
import { NewCardFields, useNewCard } from "./new-card";

export interface CardDialogProps {
  reservation: Reservation;
  quote: Quote;
  /** The payment that the card is added for. */
  payment?: Payment;
  onClose: () => void;
}

const FORM = "add-card";

export function CardDialog({ reservation, quote, payment, onClose }: CardDialogProps) {
  const { site } = useSite();
  const client = useQueryClient();
  const card = useNewCard(reservation, quote);
  const [paysAll, setPaysAll] = useState(true);
  const [isPending, setPending] = useState(false);
  const coming = comingPayments(reservation);
  const isDue = ({ key, state }: Payment) => key === payment?.key || state === PAYMENT_STATE.failed;
  const [due, others] = [coming.filter(isDue), coming.filter((other) => !isDue(other))];

  const add = async () => {
    setPending(true);
    try {
      const [first, ...rest] = [...due, ...(paysAll ? others : [])];
      const added = await card.save(first?.key);
      if (!added) return;
      for (const { key } of rest) await setPaymentCard(key, added.key);
      onClose();
    } catch (failure) {
      const code = failure instanceof CardError ? failure.code : null;
      card.setError(new CardError(cardFailure(failure), code));
    } finally {
      setPending(false);
      void client.invalidateQueries({
        queryKey: reservationOptions(reservation.key, site.namespace).queryKey,
      });
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
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <NewCardFields card={card} />
        {others.length > 0 && (
          <Checkbox isSelected={paysAll} onChange={setPaysAll}>
            {due.length > 0
              ? t("site.status.useForOthers", { count: others.length })
              : t("site.status.useForComing", { count: others.length })}
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}
