// The checkout: three steps by path, each with the summary beside it. Reload, back and a second tab lose nothing.
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { Skeleton } from "@/ui/feedback/skeleton";
import { StepProgress } from "@/ui/feedback/step-progress";
import { estimateRequest, quoteOptions, useEstimate } from "../quote";
import { AllHomesLink, PlainPage, usePageTitle, useSite } from "../site";
import { useCheckoutAddress } from "./address";
import { isSameDraft } from "./booking-draft";
import { ConfirmStep, PaymentStep } from "./later-steps";
import { StayStep } from "./stay/stay-step";
import { useStayDraft } from "./stay/use-stay-draft";
import { allowedStep, bookingKind, isBlocked, STEPS, type Step } from "./step";
import { Summary } from "./summary/summary";
import { type Ready, type SavedQuote, useCheckout } from "./use-checkout";

export function CheckoutPage({ step }: { step: Step | null }) {
  const checkout = useCheckout();
  usePageTitle(t("site.checkout.title"));
  switch (checkout.kind) {
    case "loading":
      return <Loading />;
    case "unreachable":
      return (
        <PlainPage title={t("site.errorTitle")} detail={t("site.refusal.unreachable")}>
          <Button variant="primary" size="lg" onPress={checkout.retry}>
            {t("site.retry")}
          </Button>
        </PlainPage>
      );
    case "lost":
      return (
        <PlainPage title={t("site.checkout.lost")} detail={t("site.checkout.lostDetail")}>
          <AllHomesLink />
        </PlainPage>
      );
    case "ready":
      return <Checkout step={step} checkout={checkout} />;
  }
}

const hasQuote = (checkout: Ready): checkout is Ready & { quote: SavedQuote } => checkout.quote !== null;

function Checkout({ step: wanted, checkout }: { step: Step | null; checkout: Ready }) {
  const { quote, property, draft: saved, card } = checkout;
  const { site } = useSite();
  const client = useQueryClient();
  const step = wanted === null ? "stay" : allowedStep(wanted, quote, card);
  useCorrectStep(wanted, step);
  const draft = useStayDraft(property, saved);
  const request = estimateRequest(site, property, draft.choice);
  // The quote's own price is guaranteed; only another stay, or one that cannot be booked, needs a new estimate.
  const isQuoted = quote !== null && isSameDraft(draft.booking, saved) && !isBlocked(quote);
  const currentEstimate = useEstimate(step === "stay" && !isQuoted ? request : null);
  const estimate = "quote" in currentEstimate.state ? currentEstimate.state.quote : null;
  const price = isQuoted || step !== "stay" ? quote : estimate;
  const reload = () => quote && void client.invalidateQueries({ queryKey: quoteOptions(quote.key).queryKey });
  return (
    <div className="container-page py-6 md:py-10">
      <StepProgress
        label={t("site.checkout.progress")}
        steps={stepNames(quote)}
        current={STEPS.indexOf(step)}
        className="max-w-2xl"
      />
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 md:mt-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 md:order-last">
          <Summary
            property={property}
            price={price}
            isStale={currentEstimate.state.kind === "asking"}
            onExpired={reload}
          />
        </div>
        <div className="min-w-0 max-w-3xl">
          {step === "stay" && (
            <StayStep
              checkout={checkout}
              draft={draft}
              request={request}
              currentEstimate={currentEstimate.state}
              onRetry={currentEstimate.retry}
              price={price}
            />
          )}
          <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
            {step === "payment" && hasQuote(checkout) && <PaymentStep checkout={checkout} />}
            {step === "confirm" && hasQuote(checkout) && <ConfirmStep checkout={checkout} />}
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Keeps the path in step with the step that is shown. */
function useCorrectStep(wanted: Step | null, step: Step) {
  const { go } = useCheckoutAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they differ
  useEffect(() => {
    if (wanted !== step) go(step, {}, { replace: true });
  }, [wanted, step]);
}

const stepNames = (quote: SavedQuote | null) => [
  t("site.checkout.stepStay"),
  quote && bookingKind(quote) === "agreement"
    ? t("site.checkout.stepDetails")
    : t("site.checkout.stepPayment"),
  t("site.checkout.stepConfirm"),
];

function Loading() {
  return (
    <div className="container-page py-6 md:py-10" aria-busy="true">
      <span className="sr-only">{t("ui.loading")}</span>
      <Skeleton className="h-14 max-w-2xl rounded-lg" />
      <div className="mt-6 grid gap-x-16 gap-y-8 md:mt-10 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-96 rounded-xl max-md:hidden" />
      </div>
    </div>
  );
}
