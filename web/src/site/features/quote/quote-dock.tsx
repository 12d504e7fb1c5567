// Place of the quote on a home's page: a sticky card beside the text, or a bar at the bottom that opens a drawer.
import { t } from "@/i18n/site";
import { from } from "@/kit/browser/breakpoints";
import { nightsBetween } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { type Stay, useMedia } from "../availability";
import { ModalGate, useModal } from "../modal";
import { stayText } from "../search";
import { lazily, type Property } from "../site";
import { refusalText } from "./estimate/refusal";
import type { CurrentEstimate } from "./estimate/use-current-estimate";
import type { EstimateState } from "./estimate/use-estimate";
import type { QuoteDrawerProps } from "./quote-drawer";
import { PriceHeadline, QuotePanel } from "./quote-panel";
import type { StayChoice } from "./stay/use-stay-choice";

const QuoteDrawer = lazily<QuoteDrawerProps>(async () => (await import("./quote-drawer")).QuoteDrawer);

interface QuoteDockProps {
  property: Property;
  choice: StayChoice;
  currentEstimate: CurrentEstimate;
  onMessage: () => void;
}

export function QuoteDock(props: QuoteDockProps) {
  const isWide = useMedia(from("md"));
  return isWide ? <QuoteCard {...props} /> : <QuoteBar {...props} />;
}

function QuoteCard(props: QuoteDockProps) {
  return (
    <aside aria-label={t("site.quote.title")}>
      <div className="sticky top-24 flex max-h-[calc(100dvh-7.5rem)] flex-col overflow-hidden rounded-2xl border border-line bg-raised shadow-md">
        <QuotePanel
          {...props}
          isDocked
          frame={(body, actions) => (
            <>
              <div className="px-6 pt-6 pb-4 empty:hidden">
                <PriceHeadline property={props.property} estimate={props.currentEstimate.state} />
              </div>
              <div className="min-h-0 fade-bottom overflow-y-auto overscroll-contain px-6 pt-1 pb-6">
                {body}
              </div>
              <div className="border-t border-line px-6 pt-4 pb-3">{actions}</div>
            </>
          )}
        />
      </div>
    </aside>
  );
}

function QuoteBar(props: QuoteDockProps) {
  const { property, choice, currentEstimate } = props;
  const drawer = useModal();
  const isRefused = currentEstimate.state.kind === "refused";
  return (
    <>
      <section
        data-bottom-bar
        aria-label={t("site.quote.title")}
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lg"
      >
        <div className="mx-auto flex max-w-3xl items-center justify-between gap-4">
          <div className="min-w-0">
            <PriceHeadline isShort property={property} estimate={currentEstimate.state} />
            <StayLine stay={choice.stay} estimate={currentEstimate.state} />
          </div>
          <Button
            variant="primary"
            className="shrink-0"
            onPress={drawer.open}
            onFocus={QuoteDrawer.preload}
            onHoverStart={QuoteDrawer.preload}
          >
            {choice.stay && !isRefused ? t("site.quote.details") : t("site.quote.pickDates")}
          </Button>
        </div>
      </section>
      <ModalGate modal={drawer}>
        <QuotePanel
          {...props}
          frame={(body, actions) => (
            <QuoteDrawer onClose={drawer.close} actions={actions}>
              {body}
            </QuoteDrawer>
          )}
        />
      </ModalGate>
    </>
  );
}

/** The nights of the price, or why there is no price. */
function StayLine({ stay, estimate }: { stay: Stay | null; estimate: EstimateState }) {
  if (estimate.kind === "refused")
    return <p className="line-clamp-2 text-sm text-warning">{refusalText(estimate.problem)}</p>;
  const nights = stay && t("site.rates.nights", { count: nightsBetween(stay.checkIn, stay.checkOut) });
  return (
    <p className="truncate text-sm text-ink-subtle">{[stayText(stay), nights].filter(Boolean).join(" · ")}</p>
  );
}
