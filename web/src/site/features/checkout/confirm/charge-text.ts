// Text beside the button: the amount charged now, the amounts charged later, and the deposit.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { exact } from "../../properties";
import { depositDays } from "../../quote";
import type { Quote } from "../../site";
import { bookingKind } from "../step";

const onDate = (quote: Quote, { amount, due_date }: Quote["payments"][number]) => {
  const date = parseIsoDate(due_date);
  return {
    amount: exact(amount, quote.currency),
    date: date ? formatDate(date, currentFormat()) : due_date,
  };
};

/** The charge, and the deposit with its days. */
export const chargeText = (quote: Quote): string =>
  [paymentText(quote), depositText(quote)].filter(Boolean).join(" ");

function depositText({ deposit, deposit_schedule: schedule, currency }: Quote): string {
  if (!schedule) return "";
  const values = { amount: exact(deposit, currency), ...depositDays(schedule) };
  return schedule.is_charged
    ? t("site.checkout.depositCharged", values)
    : t("site.checkout.depositHeld", values);
}

function paymentText(quote: Quote): string {
  if (!quote.instant_book) return t("site.checkout.requestNote");
  const kind = bookingKind(quote);
  if (kind === "agreement") return t("site.checkout.agreementNote");
  const [next] = quote.payments.filter(({ collect_while_booking }) => !collect_while_booking);
  if (!next) return t("site.checkout.payNote");
  return kind === "payment"
    ? t("site.checkout.restNote", onDate(quote, next))
    : t("site.checkout.laterNote", onDate(quote, next));
}
