// What a stay in this home costs: choose when and who, read every line.
import { Suspense, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { exact, glance } from "../properties";
import { lazily, type Property, type Quote } from "../site";
import { Addons } from "./addons";
import { MessageOwner } from "./message-owner";
import { PriceLines } from "./price-lines";
import { RefusalNotice } from "./refusal-notice";
import { StayForm } from "./stay-form";
import type { EstimateState } from "./use-estimate";
import type { StayChoice } from "./use-stay-choice";
import type { WhyDialogProps } from "./why-dialog";

const WhyDialog = lazily<WhyDialogProps>(async () => (await import("./why-dialog")).WhyDialog);

export interface QuotePanelProps {
  property: Property;
  choice: StayChoice;
  estimate: EstimateState;
  onRetry: () => void;
}

export function QuotePanel({ property, choice, estimate, onRetry }: QuotePanelProps) {
  return (
    <div className="flex flex-col gap-5">
      <StayForm property={property} choice={choice} />
      <div aria-live="polite" className="empty:hidden">
        {estimate.kind === "refused" && (
          <RefusalNotice problem={estimate.problem} onPick={choice.setStay} onRetry={onRetry} />
        )}
      </div>
      <Addons property={property} chosen={choice.addons} onChange={choice.setAddons} />
      <div aria-live="polite" aria-busy={estimate.kind === "asking"} className="empty:hidden">
        <Price estimate={estimate} />
      </div>
      <MessageOwner property={property} stay={choice.stay} />
    </div>
  );
}

function Price({ estimate }: Pick<QuotePanelProps, "estimate">) {
  switch (estimate.kind) {
    case "idle":
      return <p className="text-center text-sm text-ink-subtle">{t("site.quote.hint")}</p>;
    case "refused":
      return null;
    case "asking":
      return estimate.quote ? <PriceLines isStale quote={estimate.quote} /> : <LinesToCome />;
    case "priced":
      return (
        <div className="flex flex-col gap-3">
          <PriceLines quote={estimate.quote} />
          <WhyButton quote={estimate.quote} />
        </div>
      );
  }
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

function WhyButton({ quote }: { quote: Quote }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3 self-start text-accent-text! underline underline-offset-4"
        onPress={() => setOpen(true)}
        onHoverStart={WhyDialog.preload}
        onFocus={WhyDialog.preload}
      >
        {t("site.why.title")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WhyDialog quote={quote} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The price in one line: the total of what is chosen, or what a night costs at least. */
export function PriceHeadline({ property, estimate }: { property: Property; estimate: EstimateState }) {
  const quote = "quote" in estimate ? estimate.quote : null;
  if (quote) {
    return (
      <p className="tabular-nums">
        <strong className="text-xl font-semibold">{exact(quote.total, quote.currency)}</strong>{" "}
        <span className="text-ink-subtle">{t("site.price.totalNights", { count: quote.nights.length })}</span>
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
