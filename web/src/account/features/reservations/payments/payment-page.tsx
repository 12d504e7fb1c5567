// Page of one payment: its outcome, its stay, and a retry if it failed.
import { useQuery } from "@tanstack/react-query";
import { CreditCard, RotateCcw } from "lucide-react";
import { useState } from "react";
import { PAYMENT_STATE } from "@/api/codes";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { LinkButton } from "@/ui/action/link";
import { SkeletonText } from "@/ui/feedback/skeleton";
import { recordHref } from "../../resources";
import { RowScreen } from "../../row-pages";
import { useMay } from "../../session";
import { ChoiceBadge, CivilDate, Count, dateText, Instant, moneyText } from "../../values";
import { Failure } from "../actions/action-dialog";
import { ChargeDialog } from "../actions/charge-dialog";
import type { Reservation } from "../data/api-types";
import { balanceOf, openPayments } from "../data/balance";
import { possibleActions } from "../data/possible-actions";
import { reservationQuery } from "../data/queries";
import { cardName, cardOf } from "../page/money/card-name";
import { Fact, MoneyRow, Part } from "../page/part";
import { PartFailed } from "../page/part-failed";
import type { ReservationPayment } from "./api-types";

export function PaymentPage({ recordKey }: { recordKey: string }) {
  return (
    <RowScreen<ReservationPayment>
      resource="reservation-payment"
      recordKey={recordKey}
      nameOf={({ guest_name }) => guest_name}
    >
      {(row) => <Payment row={row} />}
    </RowScreen>
  );
}

function Payment({ row }: { row: ReservationPayment }) {
  const whole = useQuery({ ...reservationQuery(row.reservation), meta: { showsOwnError: true } });
  return (
    <>
      <header className="mt-3 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 max-sm:w-full sm:flex-1">
          <h1 className="flex flex-wrap items-center gap-3 text-2xl font-semibold tracking-tight tabular-nums">
            {moneyText(row.amount, row.currency)}
            <ChoiceBadge group="payment_state" code={row.state} />
          </h1>
          <p className="mt-1 text-ink-muted wrap-anywhere">
            {t("account.payments.of", { guest: row.guest_name, date: dateText(row.due_date) })}
          </p>
        </div>
        <LinkButton href={recordHref("reservation", row.reservation)}>
          {t("account.payments.toReservation")}
        </LinkButton>
        {whole.data && <Retry row={row} reservation={whole.data} />}
      </header>
      {row.state === PAYMENT_STATE.failed && (
        <div className="mb-6">
          <Failure text={t("account.charge.failed", { reason: row.failure ?? "–" })} />
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <Part title={t("account.payments.title")}>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-5 text-[0.9375rem] sm:grid-cols-3">
            <Fact name={t("account.field.due_date")}>
              <CivilDate value={row.due_date} />
            </Fact>
            <Fact name={t("account.field.method")}>
              <ChoiceBadge group="payment_method" code={row.method} />
            </Fact>
            <Fact name={t("account.field.paid_at")}>
              <Instant value={row.paid_at} />
            </Fact>
            <Fact name={t("account.field.attempts")}>
              <Count value={row.attempts} />
            </Fact>
            {whole.data && <CardFact row={row} reservation={whole.data} />}
          </dl>
        </Part>
        {whole.isPending && <SkeletonText lines={5} />}
        {whole.error && <PartFailed error={whole.error} onRetry={() => void whole.refetch()} />}
        {whole.data && <Stay reservation={whole.data} />}
      </div>
    </>
  );
}

interface OfStay {
  row: ReservationPayment;
  reservation: Reservation;
}

function CardFact({ row, reservation }: OfStay) {
  const card = cardOf(reservation.credit_cards, row);
  return card ? <Fact name={t("account.choice.method.card")}>{cardName(card)}</Fact> : null;
}

/** Offered if the server would accept it; otherwise shows what is missing. */
function Retry({ row, reservation }: OfStay) {
  const mayCharge = useMay("reservations");
  const [isAsked, setAsked] = useState(false);
  const isOpen = openPayments(reservation).some(({ key }) => key === row.key);
  if (!mayCharge || !isOpen) return null;
  if (!possibleActions(reservation).has("charge"))
    return <p className="w-full text-sm text-ink-muted">{t("account.payments.noCard")}</p>;
  const isAgain = row.state === PAYMENT_STATE.failed;
  return (
    <>
      <Button variant="primary" onPress={() => setAsked(true)}>
        {isAgain ? <RotateCcw aria-hidden /> : <CreditCard aria-hidden />}
        {isAgain ? t("account.payments.retry") : t("account.charge.title")}
      </Button>
      {isAsked && (
        <ChargeDialog payment={row.key} reservation={reservation} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

function Stay({ reservation }: { reservation: Reservation }) {
  const { paid, open } = balanceOf(reservation);
  const money = (amount: number) => moneyText(amount, reservation.currency);
  return (
    <Part title={t("account.payments.stay")}>
      <dl className="flex flex-col gap-4 text-[0.9375rem]">
        <Fact name={t("account.field.guest")}>
          {reservation.first_name} {reservation.last_name}
        </Fact>
        <Fact name={t("account.field.check_in")}>
          <CivilDate value={reservation.check_in} />
        </Fact>
        <Fact name={t("account.field.check_out")}>
          <CivilDate value={reservation.check_out} />
        </Fact>
      </dl>
      <dl className="mt-4 flex flex-col gap-2 border-t border-line pt-4">
        <MoneyRow name={t("account.payments.came")} amount={money(paid)} />
        <MoneyRow name={t("account.payments.open")} amount={money(open)} look="total" />
      </dl>
    </Part>
  );
}
