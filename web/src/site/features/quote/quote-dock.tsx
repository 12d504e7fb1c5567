// Where the quote lives on a home's page: a card that stays in view beside the text, or a bar below it that opens a drawer.
import { Suspense, useState } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/button";
import { stayText } from "../search";
import { lazily, type Property, useSite } from "../site";
import type { QuoteDrawerProps } from "./quote-drawer";
import { PriceHeadline, QuotePanel } from "./quote-panel";
import { useEstimate } from "./use-estimate";
import { estimateRequest, type StayChoice } from "./use-stay-choice";

const QuoteDrawer = lazily<QuoteDrawerProps>(async () => (await import("./quote-drawer")).QuoteDrawer);

interface QuoteDockProps {
  property: Property;
  choice: StayChoice;
}

export function QuoteDock({ property, choice }: QuoteDockProps) {
  const { site } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { state, retry } = useEstimate(estimateRequest(site, property, choice));
  const panel = <QuotePanel property={property} choice={choice} estimate={state} onRetry={retry} />;
  return (
    <>
      <aside aria-label={t("site.quote.title")} className="max-md:hidden">
        <div className="sticky top-24 flex max-h-[calc(100dvh-7.5rem)] flex-col gap-5 overflow-y-auto overscroll-contain rounded-2xl border border-line bg-raised p-6 shadow-md">
          <PriceHeadline property={property} estimate={state} />
          {panel}
        </div>
      </aside>
      <section
        data-bottom-bar
        aria-label={t("site.quote.title")}
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lg md:hidden"
      >
        <div className="mx-auto flex max-w-3xl items-center justify-between gap-4">
          <div className="min-w-0">
            <PriceHeadline property={property} estimate={state} />
            <p className="truncate text-sm text-ink-subtle">{stayText(choice.stay)}</p>
          </div>
          <Button
            variant="primary"
            onPress={() => setOpen(true)}
            onFocus={QuoteDrawer.preload}
            onHoverStart={QuoteDrawer.preload}
          >
            {choice.stay ? t("site.quote.details") : t("site.quote.pickDates")}
          </Button>
        </div>
      </section>
      {isOpen && (
        <Suspense fallback={null}>
          <QuoteDrawer onClose={() => setOpen(false)}>{panel}</QuoteDrawer>
        </Suspense>
      )}
    </>
  );
}
