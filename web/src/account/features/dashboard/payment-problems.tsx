// Failed and overdue payments.
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { recordHref } from "../resources";
import { dateText, moneyText } from "../values";
import { BoardCard, BoardLine, BoardLines, Calm } from "./board-card";
import type { Dashboard, Payment } from "./dashboard-query";
import { failedPaymentsHref, overduePaymentsHref } from "./list-addresses";
import { guestOf } from "./stay-texts";

const SHOWN = 3;

export function PaymentProblems({ board }: { board: Dashboard }) {
  const { failed_payments: failed, overdue_payments: overdue, today } = board;
  return (
    <BoardCard
      title={t("account.home.money")}
      count={failed.count + overdue.count}
      isUrgent
      className="only:sm:col-span-2"
    >
      {failed.count + overdue.count === 0 && <Calm>{t("account.home.noMoney")}</Calm>}
      <Kind
        title={t("account.home.failedPayments", { count: failed.count })}
        payments={failed}
        href={failedPaymentsHref()}
      />
      <Kind
        title={t("account.home.overduePayments", { count: overdue.count })}
        payments={overdue}
        href={overduePaymentsHref(today)}
      />
    </BoardCard>
  );
}

interface KindProps {
  title: string;
  payments: Dashboard["failed_payments"];
  href: string;
}

function Kind({ title, payments: { count, results }, href }: KindProps) {
  if (count === 0) return null;
  return (
    <>
      <h3 className="px-5 pb-1 text-sm">
        <Link href={href}>{title}</Link>
      </h3>
      <BoardLines>
        {results.slice(0, SHOWN).map((payment) => (
          <PaymentLine key={payment.key} payment={payment} />
        ))}
      </BoardLines>
    </>
  );
}

const PaymentLine = ({ payment: { reservation, amount, due_date } }: { payment: Payment }) => (
  <BoardLine
    href={recordHref("reservation", reservation.key)}
    title={guestOf(reservation)}
    note={`${t("account.home.dueOn", { date: dateText(due_date) })} · ${reservation.property_name}`}
    end={<span className="text-ink">{moneyText(amount, reservation.currency)}</span>}
  />
);
