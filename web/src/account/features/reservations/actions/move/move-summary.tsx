// Consequences of other dates: every changed line, the new total, and what is charged or refunded now.
import { t } from "@/i18n/account";
import { cx } from "@/ui/class-names";
import { DifferenceTable } from "@/ui/figures/difference-table";
import { refusalText } from "../../../error-texts";
import { dateText, moneyText } from "../../../values";
import type { MovePreview } from "../../data/api-types";
import { ruleName } from "../../page/money/bill-lines";
import { cardName } from "../../page/money/card-name";
import { Settlement } from "../settlement";

export function MoveSummary({ preview, isStale }: { preview: MovePreview; isStale: boolean }) {
  const { difference, currency, promo_errors, warnings } = preview;
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <div className={cx("flex flex-col gap-4 transition-opacity", isStale && "opacity-50")}>
      <DifferenceTable
        caption={t("account.move.difference")}
        heads={{
          line: t("account.move.line"),
          before: t("account.move.before"),
          after: t("account.move.after"),
        }}
        lines={difference.lines.map(({ kind, rule, name, before, after }) => ({
          id: `${kind} ${rule} ${name}`,
          name: ruleName(kind, rule, name),
          before: money(before),
          after: money(after),
        }))}
        total={{
          name: t("account.field.total"),
          before: money(difference.before),
          after: money(difference.after),
        }}
      />
      <Consequence preview={preview} />
      {warnings.map((warning) => (
        <p key={warning.detail} className="text-sm text-warning">
          {refusalText(warning)}
        </p>
      ))}
      {promo_errors.map((error) => (
        <p key={error.detail} className="text-sm text-ink-muted">
          {refusalText(error)}
        </p>
      ))}
    </div>
  );
}

function Consequence({ preview }: { preview: MovePreview }) {
  const { due_now, refund, payments, currency, credit_card } = preview;
  const money = (amount: number) => moneyText(amount, currency);
  const dueName = credit_card ? t("account.accept.now") : t("account.move.dueNow");
  const results = [
    ...(due_now > 0 ? [{ name: dueName, amount: money(due_now), isResult: true }] : []),
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
      {due_now > 0 && !credit_card && t("account.move.noCard")}
      {results.length === 0 && t("account.move.nothing")} {t("account.move.told")}
    </Settlement>
  );
}
