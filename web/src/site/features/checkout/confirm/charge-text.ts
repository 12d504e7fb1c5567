// Text beside the button: the amount charged now, and the amounts charged later.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { exact } from "../../properties";
import type { Quote } from "../../site";
import { bookingKind } from "../step";

const onDate = (quote: Quote, { amount, due_date }: Quote["payments"][number]) => {
  const date = parseIsoDate(due_date);
  return {
    amount: exact(amount, quote.currency),
    date: date ? formatDate(date, currentFormat()) : due_date,
  };
};

export function chargeText(quote: Quote): string {
  if (!quote.instant_book) return t("site.checkout.requestNote");
  const kind = bookingKind(quote);
  if (kind === "agreement") return t("site.checkout.agreementNote");
  const [next] = quote.payments.filter(({ collect_while_booking }) => !collect_while_booking);
  if (!next) return t("site.checkout.payNote");
  return kind === "payment"
    ? t("site.checkout.restNote", onDate(quote, next))
    : t("site.checkout.laterNote", onDate(quote, next));
}
