// What other dates mean: every line that changes, the new total, and what is charged now or goes back.
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { refusalText } from "../../refusals";
import { dateText, moneyText } from "../../values";
import type { MovePreview } from "../data/wire";
import { ruleName } from "../page/bill-lines";
import { cardName } from "../page/card-name";
import { Settlement } from "./settlement";

export function MoveSummary({ preview, isStale }: { preview: MovePreview; isStale: boolean }) {
  const { difference, currency, promo_errors } = preview;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <div className={cx("flex flex-col gap-4 transition-opacity", isStale && "opacity-50")}>
      <table className="w-full text-[0.9375rem] tabular-nums">
        <caption className="sr-only">{t("account.move.difference")}</caption>
        <thead className="text-sm text-ink-subtle">
          <tr>
            <th scope="col" className="pb-1.5 text-start font-normal">
              <span className="sr-only">{t("account.move.line")}</span>
            </th>
            <th scope="col" className="pb-1.5 ps-4 text-end font-normal">
              {t("account.move.before")}
            </th>
            <th scope="col" className="pb-1.5 ps-4 text-end font-normal">
              {t("account.move.after")}
            </th>
          </tr>
        </thead>
        <tbody>
          {difference.lines.map(({ kind, rule, name, before, after }) => (
            <Row
              key={`${kind} ${rule} ${name}`}
              name={ruleName(kind, rule, name)}
              before={money(before)}
              after={money(after)}
            />
          ))}
          <Row
            isTotal
            name={t("account.field.total")}
            before={money(difference.before)}
            after={money(difference.after)}
          />
        </tbody>
      </table>
      <Consequence preview={preview} />
      {promo_errors.map((error) => (
        <p key={error.detail} className="text-sm text-ink-muted">
          {refusalText(error)}
        </p>
      ))}
    </div>
  );
}

interface RowProps {
  name: string;
  before: string;
  after: string;
  isTotal?: boolean;
}

function Row({ name, before, after, isTotal }: RowProps) {
  return (
    <tr className={cx(isTotal && "border-t border-line [&>*]:pt-2.5 [&>*]:font-semibold")}>
      <th scope="row" className="py-1 text-start font-normal text-ink-muted wrap-anywhere">
        {name}
      </th>
      <td className="py-1 ps-4 text-end whitespace-nowrap text-ink-subtle">{before}</td>
      <td className="py-1 ps-4 text-end whitespace-nowrap">{after}</td>
    </tr>
  );
}

function Consequence({ preview }: { preview: MovePreview }) {
  const { due_now, refund, payments, currency, credit_card } = preview;
  const money = (amount: number) => moneyText(amount, currency);
  const results = [
    ...(due_now > 0 ? [{ name: t("account.accept.now"), amount: money(due_now), isResult: true }] : []),
    ...(refund > 0 ? [{ name: t("account.cancelStay.refund"), amount: money(refund), isResult: true }] : []),
  ];
  return (
    <Settlement
      sums={[
        ...payments.map(({ due_date, amount }) => ({
          name: t("account.money.dueOn", { date: dateText(due_date) }),
          amount: money(amount),
        })),
        ...results,
      ]}
    >
      {due_now > 0 && credit_card && t("account.accept.card", { card: cardName(credit_card) })}
      {results.length === 0 && t("account.move.nothing")}
    </Settlement>
  );
}
