// Payments that need attention: overdue, whatever became of the last attempt.
import { t } from "@/i18n/account";
import { Link } from "@/ui/action/link";
import { recordHref } from "../resources";
import { dateText, moneyText } from "../values";
import { BoardCard, BoardLine, BoardLines, Calm } from "./board-card";
import type { Dashboard, Payment } from "./dashboard-query";
import { overduePaymentsHref } from "./list-addresses";
import { guestOf } from "./stay-texts";

const SHOWN = 6;

export function PaymentProblems({ board }: { board: Dashboard }) {
  const { count, results } = board.overdue_payments;
  return (
    <BoardCard title={t("account.home.money")} count={count} isUrgent className="only:sm:col-span-2">
      {count === 0 && <Calm>{t("account.home.noMoney")}</Calm>}
      {count > 0 && (
        <>
          <h3 className="px-5 pb-1 text-sm">
            <Link href={overduePaymentsHref(board.today)}>
              {t("account.home.attentionPayments", { count })}
            </Link>
          </h3>
          <BoardLines>
            {results.slice(0, SHOWN).map((payment) => (
              <PaymentLine key={payment.key} payment={payment} />
            ))}
          </BoardLines>
        </>
      )}
    </BoardCard>
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
