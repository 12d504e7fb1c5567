// The cancellation policy, and once a stay is selected a timeline with the refund until each date.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { exact } from "../../properties";
import { type CurrentEstimate, refundSteps, type StayChoice, stepText } from "../../quote";
import type { Property, Quote } from "../../site";
import { Section } from "./section";

interface RefundsProps {
  policy: Property["refund_policy"];
  choice: StayChoice;
  estimate: CurrentEstimate["state"];
}

export function Refunds({ policy, choice, estimate }: RefundsProps) {
  if (!policy) return null;
  const quote = estimate.kind === "priced" ? estimate.quote : null;
  return (
    <Section title={t("site.home.refunds")}>
      <p className="max-w-prose text-ink-muted">{policy.text}</p>
      {quote && choice.stay ? (
        <RefundLine quote={quote} checkIn={formatDate(choice.stay.checkIn, currentFormat())} />
      ) : (
        <p className="text-sm text-ink-subtle">{t("site.refund.pickDates")}</p>
      )}
    </Section>
  );
}

function RefundLine({ quote, checkIn }: { quote: Quote; checkIn: string }) {
  const steps = refundSteps(quote);
  if (steps.length === 0) return null;
  return (
    <ol className="grid gap-y-5 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step) => (
        <Mark
          key={step.until.toString()}
          isAll={step.percent === 100}
          when={stepText(step)}
          share={t("site.refund.share", { percent: String(step.percent) })}
          amount={exact(step.amount, quote.currency)}
        />
      ))}
      <Mark isNone when={t("site.refund.afterwards", { date: checkIn })} share={t("site.refund.nothing")} />
    </ol>
  );
}

interface MarkProps {
  when: string;
  share: string;
  amount?: string;
  isAll?: boolean;
  isNone?: boolean;
}

function Mark({ when, share, amount, isAll = false, isNone = false }: MarkProps) {
  const tone = isAll ? "bg-success" : isNone ? "bg-line-strong" : "bg-warning";
  return (
    <li className="relative ps-7 sm:ps-0 sm:pt-6 sm:pe-5">
      <span
        aria-hidden
        className={cx(
          "absolute start-1.5 top-2 -bottom-5 w-1 rounded-full sm:start-0 sm:end-1.5 sm:top-1.5 sm:bottom-auto sm:h-1 sm:w-auto",
          isNone && "max-sm:bottom-0",
          tone,
        )}
      />
      <span
        aria-hidden
        className={cx("absolute start-0 top-1 size-4 rounded-full border-4 border-canvas sm:top-0", tone)}
      />
      <p className="font-semibold">{share}</p>
      {amount && <p className="text-ink-muted tabular-nums">{amount}</p>}
      <p className="text-sm text-ink-subtle first-letter:uppercase">{when}</p>
    </li>
  );
}
