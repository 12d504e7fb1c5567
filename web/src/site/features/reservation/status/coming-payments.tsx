// The payments to come, each with the card that it is charged to.
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { t } from "@/i18n/site";
import { NativeSelect } from "@/ui/select/native-select";
import { cardName, setPaymentCard } from "../../cards";
import { ModalGate, useModal } from "../../modal";
import { exact } from "../../properties";
import { type Payment, type Quote, type Reservation, useSite } from "../../site";
import { cardFailure } from "../failures";
import { CardDialog } from "../payment/card-dialog-chunk";
import { dueText } from "../payment/due-text";
import { reservationOptions } from "../queries";

const NEW_CARD = "new";

interface ComingPaymentsProps {
  payments: readonly Payment[];
  reservation: Reservation;
  quote: Quote;
}

export function ComingPayments({ payments, reservation, quote }: ComingPaymentsProps) {
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <li key={payment.key} className="py-4 first:pt-0 last:pb-0">
          <ComingPayment {...{ payment, reservation, quote }} />
        </li>
      ))}
    </ul>
  );
}

interface ComingPaymentProps extends Omit<ComingPaymentsProps, "payments"> {
  payment: Payment;
}

function ComingPayment({ payment, reservation, quote }: ComingPaymentProps) {
  const { site } = useSite();
  const client = useQueryClient();
  const id = useId();
  const newCard = useModal();
  const [failure, setFailure] = useState<string | null>(null);
  const cards = reservation.credit_cards.filter(({ requires_auth }) => !requires_auth);
  const choose = async (card: string) => {
    if (card === NEW_CARD) return newCard.open();
    setFailure(null);
    try {
      await setPaymentCard(payment.key, card);
    } catch (error) {
      setFailure(cardFailure(error));
    }
    const { queryKey } = reservationOptions(reservation.key, site.namespace);
    await client.invalidateQueries({ queryKey });
  };
  return (
    <fieldset aria-labelledby={id} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <p id={id} className="min-w-0">
        <span className="block font-medium tabular-nums">{exact(payment.amount, payment.currency)}</span>
        <span className="block text-sm text-ink-subtle">{dueText(payment)}</span>
      </p>
      <NativeSelect
        label={t("site.pay.from")}
        placeholder={t("site.status.chooseCard")}
        className="w-full sm:w-64"
        value={cards.some(({ key }) => key === payment.credit_card) ? (payment.credit_card ?? "") : ""}
        onChange={(card) => void choose(card)}
        options={[
          ...cards.map((card) => ({ key: card.key, label: cardName(card) })),
          { key: NEW_CARD, label: t("site.pay.newCard") },
        ]}
      />
      {failure && (
        <p role="alert" className="w-full text-sm text-danger">
          {failure}
        </p>
      )}
      <ModalGate modal={newCard}>
        <CardDialog reservation={reservation} quote={quote} payment={payment} onClose={newCard.close} />
      </ModalGate>
    </fieldset>
  );
}
