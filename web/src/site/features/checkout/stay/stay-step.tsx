// The first step: dates and party, editable where the owner allows it; a stay that cannot be booked shows the reason and has no
// next step.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiProblem } from "@/api/errors";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import {
  Addons,
  choiceText,
  type EstimateState,
  Promotions,
  problemOf,
  quoteOptions,
  RefusalNotice,
  refusalText,
  StayForm,
  type StayPart,
} from "../../quote";
import type { Quote, QuoteIn } from "../../site";
import { useCheckoutAddress } from "../address";
import { PaymentStep } from "../later-steps";
import { bookingKind, isBlocked } from "../step";
import { StepFrame, StepPanel } from "../step-frame";
import { Notice } from "../summary/notice";
import type { Ready } from "../use-checkout";
import { FixedStay } from "./fixed-stay";
import { saveStay } from "./save-stay";
import type { StayDraft } from "./use-stay-draft";

interface StayStepProps {
  checkout: Ready;
  draft: StayDraft;
  request: QuoteIn | null;
  /** The estimate for dates other than the quote's. */
  currentEstimate: EstimateState;
  onRetry: () => void;
  price: Quote | null;
}

export function StayStep({ checkout, draft, request, currentEstimate, onRetry, price }: StayStepProps) {
  const { quote, property, lastProblem } = checkout;
  const { choice } = draft;
  const client = useQueryClient();
  const address = useCheckoutAddress();
  const [part, setPart] = useState<StayPart | null>(null);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ for: string; problem: ApiProblem } | null>(null);
  const wanted = JSON.stringify(request);
  const refusal =
    currentEstimate.kind === "refused"
      ? currentEstimate.problem
      : refused?.for === wanted
        ? refused.problem
        : null;
  const mayEdit = quote?.renter_can_modify ?? true;
  const isOffline = price !== null && bookingKind(price) === null;
  const isReady =
    price !== null && currentEstimate.kind !== "asking" && !refusal && !isBlocked(price) && !isOffline;

  const submit = async () => {
    if (!request || !isReady) return;
    PaymentStep.preload();
    if (quote && !mayEdit) return address.go("payment");
    setPending(true);
    try {
      const saved = await saveStay(quote, draft.booking, request);
      client.setQueryData(quoteOptions(saved.key).queryKey, saved);
      address.go("payment", { quote: saved.key });
    } catch (error) {
      setRefused({ for: wanted, problem: problemOf(error) });
    } finally {
      setPending(false);
    }
  };

  return (
    <StepFrame
      title={t("site.checkout.stayTitle")}
      price={price}
      next={
        <Button
          variant="primary"
          size="lg"
          isDisabled={!isReady}
          isPending={isPending}
          onHoverStart={PaymentStep.preload}
          onPress={submit}
        >
          {t("site.checkout.continue")}
        </Button>
      }
      note={t("site.quote.notYet")}
    >
      {lastProblem && <Notice>{t("site.checkout.dropped", { reason: refusalText(lastProblem) })}</Notice>}
      {refusal && (
        <RefusalNotice
          problem={refusal}
          about={choiceText(property, choice)}
          onPick={choice.setStay}
          onRetry={onRetry}
        />
      )}
      {!refusal && quote && isBlocked(quote) && price === quote && (
        <Notice>{t("site.refusal.overlap")}</Notice>
      )}
      {isOffline && <Notice>{t("site.quote.notOnline")}</Notice>}
      {mayEdit ? (
        <StepPanel title={t("site.checkout.whenAndWho")}>
          <StayForm isDocked={false} property={property} choice={choice} open={part} onOpen={setPart} />
          <div className="mt-6 flex flex-col gap-6 empty:hidden">
            <Addons property={property} chosen={choice.addons} onChange={choice.setAddons} />
            {price && request && (
              <Promotions
                quote={price}
                request={request}
                codes={choice.promoCodes}
                onChange={choice.setPromoCodes}
              />
            )}
          </div>
        </StepPanel>
      ) : (
        quote && <FixedStay quote={quote} property={property} request={request} />
      )}
    </StepFrame>
  );
}
