// Charges a payment to a card on file.
import { useState } from "react";
import { t } from "@/i18n/account";
import { Select } from "@/ui/select/select";
import { dateText, moneyText } from "../../values";
import { openPayments, usableCards } from "../data/balance";
import { charge } from "../data/calls";
import { useAction } from "../data/use-action";
import { cardExpiry, cardName, cardOf } from "../page/money/card-name";
import { ActionDialog, type ActionDialogOf } from "./action-dialog";
import { PaymentChoice } from "./payment-choice";
import { Settlement } from "./settlement";

/** Charges the given payment, or else one that the user chooses. */
export function ChargeDialog({ reservation, payment: only, onClose }: ActionDialogOf & { payment?: string }) {
  const open = openPayments(reservation).filter(({ key }) => only === undefined || key === only);
  const cards = usableCards(reservation);
  const [chosen, setChosen] = useState(open[0]?.key ?? null);
  const payment = open.find(({ key }) => key === chosen) ?? open[0];
  const own = payment && cardOf(cards, payment);
  const [picked, setPicked] = useState<string | null>(null);
  const card = cards.find(({ key }) => key === picked) ?? own ?? cards[0];
  const action = useAction({
    send: (_: undefined, idempotencyKey) =>
      charge(
        reservation.key,
        {
          payment: payment?.key ?? "",
          credit_card: card && card.key !== payment?.credit_card ? card.key : null,
        },
        idempotencyKey,
      ),
    done: () => t("account.charge.done"),
    onDone: onClose,
  });
  if (!payment || !card) return null;
  const amount = moneyText(payment.amount, payment.currency);
  return (
    <ActionDialog
      size="sm"
      title={t("account.charge.title")}
      confirm={t("account.charge.confirm", { amount })}
      isPending={action.isPending}
      error={action.error}
      onConfirm={() => action.run(undefined)}
      onClose={onClose}
    >
      {open.length > 1 && (
        <PaymentChoice
          payments={open.map((one) => ({
            payment: one,
            amount: one.amount,
            when: t("account.money.dueOn", { date: dateText(one.due_date) }),
          }))}
          value={payment.key}
          onChange={setChosen}
        />
      )}
      {cards.length > 1 && (
        <Select
          label={t("account.choice.method.card")}
          options={cards.map((one) => ({ key: one.key, label: cardName(one), description: cardExpiry(one) }))}
          value={card.key}
          onChange={setPicked}
        />
      )}
      <Settlement sums={[{ name: cardName(card), amount, isResult: true }]}>
        {t("account.charge.detail", { date: dateText(payment.due_date) })}
      </Settlement>
      {payment.failure && (
        <p className="text-sm text-ink-muted">{t("account.charge.failed", { reason: payment.failure })}</p>
      )}
    </ActionDialog>
  );
}
