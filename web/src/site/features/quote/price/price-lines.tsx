// A price line by line: all lines of the total, the total, and the deposit beside it.
import { t } from "@/i18n/site";
import { cx } from "@/ui/class-names";
import { exact } from "../../properties";
import type { Quote, QuoteLine } from "../../site";
import { depositDays } from "./deposit-days";
import { ruleName } from "./rule-text";

interface PriceLinesProps {
  quote: Quote;
  /** A newer price is loading. */
  isStale?: boolean;
}

export function PriceLines({ quote, isStale }: PriceLinesProps) {
  return (
    <dl
      className={cx(
        "flex flex-col gap-2.5 text-[0.9375rem] tabular-nums transition-opacity",
        isStale && "opacity-45",
      )}
    >
      {quote.lines.filter(isInTotal).map((line) => (
        <Row
          key={`${line.kind} ${line.key ?? line.name}`}
          name={lineName(line)}
          amount={lineAmount(line, quote)}
        />
      ))}
      <Row isTotal name={t("site.price.totalLine")} amount={exact(quote.total, quote.currency)} />
      <DepositRow quote={quote} />
    </dl>
  );
}

/** The deposit stands beside the total. */
export const isInTotal = ({ kind }: QuoteLine) => kind !== "deposit";

export function Deposit({ quote }: { quote: Quote }) {
  return (
    <dl className="empty:hidden">
      <DepositRow quote={quote} />
    </dl>
  );
}

function DepositRow({ quote }: { quote: Quote }) {
  if (quote.deposit === 0) return null;
  return (
    <Row
      isMuted
      name={t("site.quote.deposit")}
      note={depositNote(quote)}
      amount={exact(quote.deposit, quote.currency)}
    />
  );
}

/** When the deposit is taken from the card and given back. */
function depositNote({ deposit_schedule: schedule }: Quote): string {
  if (!schedule) return t("site.quote.depositNote");
  const days = depositDays(schedule);
  return schedule.is_charged ? t("site.quote.depositCharged", days) : t("site.quote.depositHeld", days);
}

/** Lines made by the price rules are named here, in the reader's language; all others have the owner's names. */
export const lineName = ({ kind, name, quantity, why }: QuoteLine): string =>
  `${kind} ${why.rule}` === "rent nightly"
    ? t("site.quote.rent", { count: quantity })
    : (ruleName(kind, why.rule) ?? name);

/** A tax included in the price adds nothing: its amount is shown as information. */
const lineAmount = ({ amount, why }: QuoteLine, { currency }: Quote) =>
  why.included == null
    ? exact(amount, currency)
    : t("site.quote.included", { amount: exact(why.included, currency) });

interface RowProps {
  name: string;
  amount: string;
  note?: string;
  isTotal?: boolean;
  isMuted?: boolean;
}

function Row({ name, amount, note, isTotal, isMuted }: RowProps) {
  return (
    <div
      className={cx(
        "flex items-baseline justify-between gap-4",
        isTotal && "mt-1 border-t border-line pt-3.5 text-base font-semibold",
        isMuted && "text-sm text-ink-subtle",
      )}
    >
      <dt className={cx(!isTotal && !isMuted && "text-ink-muted")}>
        {name}
        {note && <span className="block text-xs">{note}</span>}
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}
