// The quote panel of a home: select dates and party, read every line, book.
import { MessageCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ApiProblem } from "@/api/errors";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { Skeleton } from "@/ui/feedback/skeleton";
import { exact, glance } from "../properties";
import type { Property, Quote } from "../site";
import { AgreementButton } from "./agreement-button";
import { BookButton } from "./book-button";
import { RefusalNotice } from "./estimate/refusal-notice";
import type { CurrentEstimate } from "./estimate/use-current-estimate";
import type { EstimateState } from "./estimate/use-estimate";
import { Addons } from "./price/addons";
import { PaymentPlan } from "./price/payment-plan";
import { PriceLines } from "./price/price-lines";
import { refundSummary } from "./price/refunds";
import { WhyButton } from "./price/why-button";
import { Promotions } from "./promotions/promotions";
import { StayForm, type StayPart } from "./stay/stay-form";
import { choiceText, type StayChoice } from "./stay/use-stay-choice";

interface QuotePanelProps {
  property: Property;
  choice: StayChoice;
  currentEstimate: CurrentEstimate;
  onMessage: () => void;
  /** In a dock the calendar opens beside the panel, else within it. */
  isDocked?: boolean;
  /** Lays out the panel and its actions, which stay in view. */
  frame: (body: ReactNode, actions: ReactNode) => ReactNode;
}

export function QuotePanel({
  property,
  choice,
  currentEstimate,
  onMessage,
  isDocked = false,
  frame,
}: QuotePanelProps) {
  const { request, state, retry } = currentEstimate;
  // A drawer opened without dates starts with the date selection.
  const [part, setPart] = useState<StayPart | null>(isDocked || choice.stay ? null : "dates");
  const [refused, setRefused] = useState<{ wanted: string; problem: ApiProblem } | null>(null);
  const wanted = JSON.stringify(request);
  const refusedBooking = refused?.wanted === wanted ? refused.problem : null;
  const problem = state.kind === "refused" ? state.problem : refusedBooking;
  const quote = quoteIn(state);
  return frame(
    <div className="flex flex-col gap-5">
      <StayForm property={property} choice={choice} open={part} onOpen={setPart} isDocked={isDocked} />
      <div aria-live="polite" className="empty:hidden">
        {problem && (
          <RefusalNotice
            problem={problem}
            about={choiceText(property, choice)}
            onPick={choice.setStay}
            onRetry={retry}
          />
        )}
      </div>
      <Addons isFolded={isDocked} property={property} chosen={choice.addons} onChange={choice.setAddons} />
      {quote && request && (
        <Promotions
          quote={quote}
          request={request}
          codes={choice.promoCodes}
          onChange={choice.setPromoCodes}
        />
      )}
      <div aria-live="polite" aria-busy={state.kind === "asking"} className="empty:hidden">
        <Price estimate={state} />
      </div>
    </div>,
    <div className="flex w-full flex-col gap-2">
      {quote && (
        <p className="mb-1 flex items-baseline justify-between gap-4 text-lg font-semibold tabular-nums">
          <span>{t("site.price.totalLine")}</span>
          <span>{exact(quote.total, quote.currency)}</span>
        </p>
      )}
      {!choice.stay && (isDocked || part !== "dates") && (
        <Button variant="primary" size="lg" className="w-full" onPress={() => setPart("dates")}>
          {t("site.quote.pickDates")}
        </Button>
      )}
      {quote &&
        request &&
        (isBookedOnline(quote) ? (
          <BookButton
            quote={quote}
            request={request}
            onRefused={(problem) => setRefused({ wanted, problem })}
          />
        ) : (
          <p className="text-center text-sm text-ink-muted">{t("site.quote.notOnline")}</p>
        ))}
      <Button variant="quiet" size="sm" className="w-full" onPress={onMessage}>
        <MessageCircle aria-hidden />
        {t("site.quote.message")}
      </Button>
    </div>,
  );
}

/** By agreement, with a card, or with a payment. */
const isBookedOnline = ({ book_online, pay_online }: Quote) => book_online || pay_online;

const quoteIn = (state: EstimateState) => ("quote" in state ? state.quote : null);

function Price({ estimate }: { estimate: EstimateState }) {
  switch (estimate.kind) {
    case "idle":
      return <p className="text-center text-sm text-ink-subtle">{t("site.quote.hint")}</p>;
    case "refused":
      return null;
    case "asking":
      return estimate.quote ? <PriceLines isStale quote={estimate.quote} /> : <LinesToCome />;
    case "priced":
      return <PricedStay quote={estimate.quote} />;
  }
}

function PricedStay({ quote }: { quote: Quote }) {
  const refunds = refundSummary(quote);
  return (
    <div className="flex flex-col gap-3">
      <PriceLines quote={quote} />
      <div className="flex flex-wrap gap-x-4">
        <WhyButton quote={quote} />
        {quote.key && quote.rental_agreement_url && <AgreementButton quote={quote.key} />}
      </div>
      <PaymentPlan quote={quote} />
      {refunds && <p className="text-sm text-ink-muted">{refunds}</p>}
    </div>
  );
}

function LinesToCome() {
  return (
    <div className="flex flex-col gap-4">
      <span className="sr-only">{t("ui.loading")}</span>
      {["w-40", "w-32", "w-36", "w-24"].map((width) => (
        <div key={width} className="flex justify-between">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}

interface PriceHeadlineProps {
  property: Property;
  estimate: EstimateState;
  /** Shown where the number of nights is beside it. */
  isShort?: boolean;
}

/** The price in one line: the total of the selected stay, or the lowest rate of a night. */
export function PriceHeadline({ property, estimate, isShort = false }: PriceHeadlineProps) {
  const quote = quoteIn(estimate);
  if (quote) {
    return (
      <p className="tabular-nums">
        <strong className="text-xl font-semibold">{exact(quote.total, quote.currency)}</strong>{" "}
        <span className="text-ink-subtle">
          {isShort ? t("site.price.total") : t("site.price.totalNights", { count: quote.nights.length })}
        </span>
      </p>
    );
  }
  const from = property.price?.nightly_from;
  if (from == null) return null;
  return (
    <p className="tabular-nums">
      <span className="text-ink-subtle">{t("site.price.from")}</span>{" "}
      <strong className="text-xl font-semibold">{glance(from, property.currency)}</strong>{" "}
      <span className="text-ink-subtle">{t("site.price.perNight")}</span>
    </p>
  );
}
