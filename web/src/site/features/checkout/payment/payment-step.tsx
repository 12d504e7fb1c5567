// The second step: guest details and, if the booking needs one, the card.
import { useRef } from "react";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { CardForm, type CardFormHandle } from "../../cards";
import { fullName, GuestFields, useGuestForm } from "../../guest";
import { useSite } from "../../site";
import { useCheckoutAddress } from "../address";
import { SignaturePanel } from "../signature";
import { bookingKind, isHosted } from "../step";
import { StepFrame, StepPanel } from "../step-frame";
import { Notice } from "../summary/notice";
import type { Ready, SavedQuote } from "../use-checkout";
import { useSignature } from "../use-signature";
import { StoredCard } from "./stored-card";
import { useCardProof } from "./use-card-proof";
import { usePaymentSubmit } from "./use-payment";

const FORM = "checkout-payment";

export function PaymentStep({ checkout }: { checkout: Ready & { quote: SavedQuote } }) {
  const { quote, card } = checkout;
  const { site } = useSite();
  const address = useCheckoutAddress();
  const form = useGuestForm(quote, { contact: true, address: quote.capture_address });
  const cardForm = useRef<CardFormHandle>(null);
  const [first_name, last_name] = form.watch(["first_name", "last_name"]);
  const signature = useSignature(quote, fullName({ first_name, last_name }));
  const proof = useCardProof({ quote: quote.key });
  const { submit, cardError, failure } = usePaymentSubmit({ checkout, form, cardForm, proof, signature });
  const hosted = isHosted(quote);
  const needsCard = bookingKind(quote) !== "agreement" && !hosted;
  return (
    <form
      id={FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <StepFrame
        title={needsCard ? t("site.checkout.paymentTitle") : t("site.checkout.detailsTitle")}
        price={quote}
        onBack={() => address.go("stay")}
        next={
          <Button type="submit" variant="primary" size="lg" isPending={form.formState.isSubmitting}>
            {hosted ? t("site.checkout.toProvider") : t("site.checkout.continue")}
          </Button>
        }
        note={hosted ? t("site.checkout.toProviderHint") : t("site.quote.notYet")}
      >
        <StepPanel title={t("site.checkout.guest")}>
          <GuestFields form={form} withAddress={quote.capture_address} />
        </StepPanel>
        {needsCard && (
          <StepPanel title={t("site.checkout.card")}>
            {card ? (
              <StoredCard card={card} proof={proof} onOther={() => address.go("payment", { card: null })} />
            ) : (
              <CardForm ref={cardForm} merchant={site.merchant} error={cardError} />
            )}
          </StepPanel>
        )}
        {hosted && <SignaturePanel quote={quote} signature={signature} />}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </StepFrame>
    </form>
  );
}
