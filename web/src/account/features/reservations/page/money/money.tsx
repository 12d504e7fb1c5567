// Money of a reservation: the bill, payments made and due, refunds, the deposit, cards.
import { useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import type { ReactNode } from "react";
import { PAYMENT_METHOD, PAYMENT_STATE, REFUND_STATE } from "@/api/codes";
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { ChoiceBadge, dateText, dayText, moneyText } from "../../../values";
import type { Payment, Refund, Reservation } from "../../data/api-types";
import { balanceOf, usableCards } from "../../data/balance";
import { billQuery } from "../../data/queries";
import { MoneyRow, Part } from "../part";
import { PartFailed } from "../part-failed";
import { BillLines } from "./bill-lines";
import { cardExpiry, cardName, cardOf } from "./card-name";

export function Money({ reservation, actions }: { reservation: Reservation; actions?: ReactNode }) {
  const bill = useQuery({ ...billQuery(reservation.key), meta: { showsOwnError: true } });
  return (
    <Part title={t("account.money.title")} action={actions}>
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2 print:grid-cols-2">
        <section>
          <h3 className="mb-3 text-sm font-medium text-ink-subtle">{t("account.money.bill")}</h3>
          {bill.data && <BillLines bill={bill.data} />}
          {bill.isPending && <SkeletonText lines={6} />}
          {bill.isError && <PartFailed error={bill.error} onRetry={() => void bill.refetch()} />}
        </section>
        <section>
          <h3 className="mb-3 text-sm font-medium text-ink-subtle">{t("account.money.payments")}</h3>
          <Payments reservation={reservation} />
          <BalanceRows reservation={reservation} />
        </section>
      </div>
      <Cards reservation={reservation} />
    </Part>
  );
}

/** Received payments, then due ones. */
function inOrder(payments: readonly Payment[]) {
  const placeOf = ({ state, paid_at, due_date }: Payment) =>
    state === PAYMENT_STATE.paid ? `came ${paid_at}` : `due ${due_date}`;
  return payments.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

function Payments({ reservation }: { reservation: Reservation }) {
  const { payments, refunds, credit_cards, currency } = reservation;
  if (payments.length === 0) return <p className="text-sm text-ink-muted">{t("account.money.none")}</p>;
  return (
    <ul className="flex flex-col gap-3.5">
      {inOrder(payments).map((payment) => (
        <PaymentLine key={payment.key} payment={payment} card={nameOfCard(payment)} />
      ))}
      {refunds.map((refund) => (
        <RefundLine key={refund.key} refund={refund} currency={currency} />
      ))}
    </ul>
  );

  function nameOfCard(payment: Payment) {
    const card = cardOf(credit_cards, payment);
    return card && cardName(card);
  }
}

interface LineProps {
  amount: string;
  badge: ReactNode;
  when: string;
  how?: string;
  failure?: string | null;
}

function Line({ amount, badge, when, how, failure }: LineProps) {
  return (
    <li className="flex items-start justify-between gap-4">
      <span className="min-w-0 text-[0.9375rem]">
        <span className="block text-ink-muted">{when}</span>
        {how && <span className="block text-xs wrap-anywhere text-ink-subtle">{how}</span>}
        {failure && <span className="block text-xs wrap-anywhere text-danger">{failure}</span>}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span className="text-[0.9375rem] font-medium tabular-nums">{amount}</span>
        {badge}
      </span>
    </li>
  );
}

function PaymentLine({ payment, card }: { payment: Payment; card?: string }) {
  const { amount, currency, state, method, due_date, paid_at, failure, auth_required } = payment;
  const isByCard = method === PAYMENT_METHOD.card;
  return (
    <Line
      amount={moneyText(amount, currency)}
      badge={<ChoiceBadge group="payment_state" code={state} />}
      when={
        state === PAYMENT_STATE.paid && paid_at
          ? t("account.money.paidOn", { date: dayText(paid_at) })
          : t("account.money.dueOn", { date: dateText(due_date) })
      }
      how={isByCard ? card : translateKnown(`account.choice.method.${method}`, method)}
      failure={auth_required ? t("account.money.proof") : failure}
    />
  );
}

function RefundLine({ refund, currency }: { refund: Refund; currency: Reservation["currency"] }) {
  const { amount, state, reason, refunded_at } = refund;
  return (
    <Line
      amount={moneyText(-amount, currency)}
      // A due refund is shown as pending: the owner has already issued it.
      badge={
        <ChoiceBadge group="refund_state" code={state === REFUND_STATE.due ? REFUND_STATE.pending : state} />
      }
      when={
        refunded_at
          ? t("account.money.refundedOn", { date: dayText(refunded_at) })
          : t("account.money.refundUnderWay")
      }
      how={reason}
    />
  );
}

function BalanceRows({ reservation }: { reservation: Reservation }) {
  const { currency, deposit, deposit_state } = reservation;
  const { paid, returned, open } = balanceOf(reservation);
  return (
    <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-3.5">
      <MoneyRow look="quiet" name={t("account.money.paid")} amount={moneyText(paid, currency)} />
      {returned > 0 && (
        <MoneyRow look="quiet" name={t("account.money.returned")} amount={moneyText(-returned, currency)} />
      )}
      <MoneyRow look="total" name={t("account.money.open")} amount={moneyText(open, currency)} />
      {deposit > 0 && deposit_state && (
        <MoneyRow
          look="quiet"
          name={t("account.bill.deposit")}
          note={translateKnown(`account.deposit.${deposit_state}`, deposit_state)}
          amount={moneyText(deposit, currency)}
        />
      )}
    </dl>
  );
}

function Cards({ reservation }: { reservation: Reservation }) {
  const cards = usableCards(reservation);
  if (cards.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4 print:hidden">
      <h3 className="mb-3 text-sm font-medium text-ink-subtle">{t("account.card.title")}</h3>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {cards.map((card) => (
          <li key={card.key} className="flex items-center gap-3">
            <span className="grid h-8 w-11 place-items-center rounded-sm border border-line bg-sunken text-ink-muted">
              <CreditCard aria-hidden className="size-4.5" />
            </span>
            <span className="text-sm">
              <span className="block font-medium tabular-nums">{cardName(card)}</span>
              <span className="block text-xs text-ink-subtle">{cardExpiry(card)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
