// A price line by line, then the total, then the deposit beside it.
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { moneyText } from "../../../values";
import type { Bill, BillLine } from "../../data/api-types";
import { MoneyRow } from "../part";

interface BillLinesProps {
  bill: Bill;
  /** Note below the name of a line. */
  noteOf?: (line: BillLine) => string;
}

export function BillLines({ bill, noteOf }: BillLinesProps) {
  const { currency, total, deposit } = bill;
  return (
    <dl className="flex flex-col gap-2.5">
      {bill.lines
        .filter(({ kind }) => kind !== "deposit")
        .map((line, position) => (
          <MoneyRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same content
            key={position}
            name={nameOfLine(line)}
            note={noteOf?.(line)}
            amount={amountOf(line, bill)}
          />
        ))}
      <MoneyRow look="total" name={t("account.field.total")} amount={moneyText(total, currency)} />
      {deposit > 0 && (
        <MoneyRow
          look="quiet"
          name={t("account.bill.deposit")}
          note={t("account.bill.depositNote")}
          amount={moneyText(deposit, currency)}
        />
      )}
    </dl>
  );
}

/** Lines made by price rules have names in the user's language; all others have names given by the owner. */
export const ruleName = (kind: string, rule: string, name: string) =>
  translateKnown(`account.billLine.${kind}.${rule}`, name);

const nameOfLine = ({ kind, name, quantity, why }: BillLine) =>
  `${kind}.${why.rule}` === "rent.nightly"
    ? t("account.bill.nights", { count: quantity })
    : ruleName(kind, why.rule, name);

/** A tax included in the price adds nothing: its amount is shown as included. */
const amountOf = ({ amount, why }: BillLine, { currency }: Bill) =>
  why.included == null
    ? moneyText(amount, currency)
    : t("account.bill.included", { amount: moneyText(why.included, currency) });
