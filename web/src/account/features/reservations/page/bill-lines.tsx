// A price line by line, then the total, then the deposit beside it.
import { t } from "@/i18n/account";
import { translateKnown } from "@/i18n/translate";
import { moneyText } from "../../values";
import type { Bill, BillLine } from "../data/wire";
import { MoneyRow } from "./part";

interface BillLinesProps {
  bill: Bill;
  /** Below the name of a line. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike in all they say
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

/** Lines that the price rules make are named in the reader's language; all others have names of the owner's. */
export const ruleName = (kind: string, rule: string, name: string) =>
  translateKnown(`account.billLine.${kind}.${rule}`, name);

export const nameOfLine = ({ kind, name, quantity, why }: BillLine) =>
  `${kind}.${why.rule}` === "rent.nightly"
    ? t("account.bill.nights", { count: quantity })
    : ruleName(kind, why.rule, name);

/** A tax that the price holds already adds nothing: it says how much it is. */
const amountOf = ({ amount, why }: BillLine, { currency }: Bill) =>
  why.included == null
    ? moneyText(amount, currency)
    : t("account.bill.included", { amount: moneyText(why.included, currency) });
