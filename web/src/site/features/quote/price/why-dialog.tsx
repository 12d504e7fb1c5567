// Explanation of a price: every night with its rate, and the rule behind every line.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { Dialog } from "@/ui/overlay/dialog";
import { exact } from "../../properties";
import type { Quote } from "../../site";
import { Deposit, isInTotal, lineName } from "./price-lines";
import { ruleText } from "./rule-text";

export interface WhyDialogProps {
  quote: Quote;
  onClose: () => void;
}

export function WhyDialog({ quote, onClose }: WhyDialogProps) {
  return (
    <Dialog isOpen title={t("site.why.title")} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="flex flex-col gap-7 tabular-nums">
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t("site.why.nights")}</h3>
          <ol className="divide-y divide-line">
            {quote.nights.map((night) => (
              <li
                key={night.date}
                className="flex items-baseline justify-between gap-4 py-2 text-[0.9375rem]"
              >
                <span>
                  {dayText(night.date)}
                  {night.rate && <span className="block text-sm text-ink-subtle">{night.rate}</span>}
                </span>
                <span>{exact(night.amount, quote.currency)}</span>
              </li>
            ))}
          </ol>
        </section>
        <section className="flex flex-col gap-3">
          <h3 className="font-semibold">{t("site.why.lines")}</h3>
          <ul className="divide-y divide-line">
            {quote.lines.filter(isInTotal).map((line) => (
              <li
                key={`${line.kind} ${line.key ?? line.name}`}
                className="flex items-baseline justify-between gap-4 py-2 text-[0.9375rem]"
              >
                <span>
                  {lineName(line)}
                  <span className="block text-sm text-ink-subtle">{ruleText(line, quote.currency)}</span>
                </span>
                <span>{exact(line.amount, quote.currency)}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className="flex items-baseline justify-between border-t border-line pt-4 text-lg font-semibold">
          <span>{t("site.price.totalLine")}</span>
          <span>{exact(quote.total, quote.currency)}</span>
        </p>
        <Deposit quote={quote} />
      </div>
    </Dialog>
  );
}

function dayText(iso: string) {
  const date = parseIsoDate(iso);
  return date ? formatDate(date, currentFormat(), "long") : iso;
}
