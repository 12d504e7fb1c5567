// Payment schedule of the total: due now and due later, with dates. Renders nothing when all is due at once.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { exact } from "../../properties";
import type { Quote } from "../../site";

export function PaymentPlan({ quote }: { quote: Quote }) {
  if (quote.payments.length < 2) return null;
  return (
    <section className="rounded-lg bg-sunken p-3.5 text-sm">
      <h3 className="mb-2 font-semibold">{t("site.payments.title")}</h3>
      <dl className="flex flex-col gap-1.5 tabular-nums">
        {quote.payments.map((payment) => (
          <div
            key={`${payment.due_date} ${payment.collect_while_booking}`}
            className="flex justify-between gap-4"
          >
            <dt className="text-ink-muted">
              {payment.collect_while_booking ? t("site.payments.now") : dueText(payment.due_date)}
            </dt>
            <dd className="font-medium">{exact(payment.amount, quote.currency)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function dueText(iso: string): string {
  const date = parseIsoDate(iso);
  return t("site.payments.on", { date: date ? formatDate(date, currentFormat()) : iso });
}
