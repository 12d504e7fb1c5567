// The cancellation policy, and once a stay is selected a timeline with the refund until each date.
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { exact } from "../../properties";
import {
  type CurrentEstimate,
  isLost,
  type RefundStep,
  refundSteps,
  type StayChoice,
  stepText,
} from "../../quote";
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
        !choice.stay && <p className="text-sm text-ink-subtle">{t("site.refund.pickDates")}</p>
      )}
    </Section>
  );
}

function RefundLine({ quote, checkIn }: { quote: Quote; checkIn: string }) {
  const steps = refundSteps(quote);
  if (steps.every(isLost)) return null;
  const last = steps.at(-1);
  return (
    <ol className="grid gap-y-5 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step) => (
        <Mark
          key={stepText(step)}
          isLast={step === last}
          tone={toneOf(step)}
          when={
            step === last && isLost(step) ? t("site.refund.afterwards", { date: checkIn }) : stepText(step)
          }
          amount={step.amount > 0 ? exact(step.amount, quote.currency) : ""}
        />
      ))}
    </ol>
  );
}

function toneOf(step: RefundStep): keyof typeof TONES {
  if (step.isAll) return "all";
  return isLost(step) ? "none" : "part";
}

interface MarkProps {
  when: string;
  tone: keyof typeof TONES;
  amount: string;
  isLast: boolean;
}

const TONES = { all: "bg-success", part: "bg-warning", none: "bg-line-strong" };

function Mark({ when, tone, amount, isLast }: MarkProps) {
  return (
    <li className="relative ps-7 sm:ps-0 sm:pt-6 sm:pe-5">
      <span
        aria-hidden
        className={cx(
          "absolute start-1.5 top-2 -bottom-5 w-1 rounded-full sm:start-0 sm:end-1.5 sm:top-1.5 sm:bottom-auto sm:h-1 sm:w-auto",
          isLast && "max-sm:bottom-0",
          TONES[tone],
        )}
      />
      <span
        aria-hidden
        className={cx(
          "absolute start-0 top-1 size-4 rounded-full border-4 border-canvas sm:top-0",
          TONES[tone],
        )}
      />
      <p className="font-semibold">
        {tone === "part"
          ? t("site.refund.amount", { amount })
          : t(`site.refund.${tone === "all" ? "all" : "nothing"}`)}
      </p>
      {tone === "all" && amount && <p className="text-ink-muted tabular-nums">{amount}</p>}
      <p className="text-sm text-ink-subtle first-letter:uppercase">{when}</p>
    </li>
  );
}
