// Accepts a request; first shows which card is charged how much.
import { PAYMENT_METHOD, PAYMENT_STATE, RESERVATION_STATUS } from "@/api/codes";
import { t } from "@/i18n/account";
import { moneyText } from "../../values";
import { guestName, type Reservation } from "../data/api-types";
import { accept } from "../data/calls";
import { useAction } from "../data/use-action";
import { cardName, cardOf } from "../page/money/card-name";
import { ActionDialog, type ActionDialogOf } from "./action-dialog";
import { Settlement } from "./settlement";

export function AcceptDialog({ reservation, onClose }: ActionDialogOf) {
  const action = useAction({
    send: () => accept(reservation.key),
    done: ({ status }) =>
      status === RESERVATION_STATUS.reserved ? t("account.accept.done") : t("account.standing.underWay"),
    onDone: onClose,
  });
  const { dueNow, later, card } = chargesOf(reservation);
  const { currency, total } = reservation;
  const result = { name: t("account.accept.now"), amount: moneyText(dueNow, currency), isResult: true };
  return (
    <ActionDialog
      size="sm"
      title={t("account.accept.title")}
      confirm={
        dueNow > 0
          ? t("account.accept.confirmCharge", { amount: moneyText(dueNow, currency) })
          : t("account.act.accept")
      }
      isPending={action.isPending}
      error={action.error}
      onConfirm={action.run}
      onClose={onClose}
    >
      <p>{t("account.accept.detail", { guest: guestName(reservation) })}</p>
      <Settlement
        sums={[
          { name: t("account.field.total"), amount: moneyText(total, currency) },
          { name: t("account.accept.later"), amount: moneyText(later, currency) },
          result,
        ]}
      >
        {dueNow > 0 && card && t("account.accept.card", { card: cardName(card) })}
        {dueNow === 0 && t("account.accept.nothing")}
      </Settlement>
    </ActionDialog>
  );
}

/** What accepting charges: the part due at booking, if it is paid by card. */
export function chargesOf({ payments, credit_cards }: Pick<Reservation, "payments" | "credit_cards">) {
  const first = payments.find(
    ({ collect_while_booking, method, state }) =>
      collect_while_booking && method === PAYMENT_METHOD.card && state !== PAYMENT_STATE.canceled,
  );
  const dueNow = first?.amount ?? 0;
  const all = payments
    .filter(({ state }) => state !== PAYMENT_STATE.canceled)
    .reduce((sum, { amount }) => sum + amount, 0);
  return { dueNow, later: all - dueNow, card: first && cardOf(credit_cards, first) };
}
