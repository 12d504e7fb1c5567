// The modal to make a payment: the due amount and the card. A refused payment shows the reason.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { RadioGroup } from "@/ui/choice/radio-group";
import { Dialog } from "@/ui/overlay/dialog";
import { exact } from "../../properties";
import { type Quote, type Reservation, useSite } from "../../site";
import { paymentFailure } from "../failures";
import { reservationOptions } from "../queries";
import { CardChoice, useCardChoice } from "./card-choice";
import { chargePayment, openPayments } from "./charge";
import { dueText } from "./due-text";

export interface PayDialogProps {
  reservation: Reservation;
  quote: Quote;
  onClose: () => void;
}

const FORM = "make-payment";

export function PayDialog({ reservation, quote, onClose }: PayDialogProps) {
  const { site } = useSite();
  const client = useQueryClient();
  const payments = openPayments(reservation);
  const [chosen, setChosen] = useState(payments[0]?.key ?? "");
  const card = useCardChoice(reservation, quote);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const payment = payments.find(({ key }) => key === chosen);

  const pay = async () => {
    if (!payment) return;
    setPending(true);
    setFailure(null);
    try {
      const key = await card.take();
      if (!key) return;
      await chargePayment(site.merchant, payment, key);
      onClose();
    } catch (error) {
      if (!card.blame(error)) setFailure(paymentFailure(error));
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
      title={t("site.pay.title")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button type="submit" form={FORM} variant="primary" isPending={isPending} isDisabled={!payment}>
          {payment
            ? t("site.pay.submit", { amount: exact(payment.amount, payment.currency) })
            : t("site.pay.title")}
        </Button>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        <RadioGroup
          look="card"
          label={t("site.pay.what")}
          value={chosen}
          onChange={setChosen}
          options={payments.map((open) => ({
            key: open.key,
            label: exact(open.amount, open.currency),
            description: dueText(open),
          }))}
        />
        <CardChoice choice={card} />
        {failure && (
          <p role="alert" className="text-sm text-danger">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
