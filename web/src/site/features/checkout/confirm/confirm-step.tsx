// The last step: a final overview, the rental agreement, a message to the owner, and the button that books.
import { Mail } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "@/i18n/site";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { Button } from "@/ui/action/button";
import { LinkButton } from "@/ui/action/link";
import { TextArea } from "@/ui/form/text-area";
import { CardLine } from "../../cards";
import { fullName } from "../../guest";
import { mailtoOwner } from "../../messages";
import { exact } from "../../properties";
import { choiceText, codeOf, promotionReason, refundSummary } from "../../quote";
import { type PromoError, type Property, useStoredState } from "../../site";
import { useCheckoutAddress } from "../address";
import { SignaturePanel } from "../signature";
import { bookingKind } from "../step";
import { StepFrame } from "../step-frame";
import { Notice } from "../summary/notice";
import type { Ready, SavedQuote } from "../use-checkout";
import { useSignature } from "../use-signature";
import type { BookingFailure } from "./booking-failure";
import { chargeText } from "./charge-text";
import { useBooking } from "./use-booking";
import { usePromotionCheck } from "./use-promotion-check";

export function ConfirmStep({ checkout }: { checkout: Ready & { quote: SavedQuote } }) {
  const { quote, card } = checkout;
  const address = useCheckoutAddress();
  const promotions = usePromotionCheck(quote);
  const signature = useSignature(quote, fullName(quote));
  const [message, setMessage] = useStoredState(`message:${quote.key}`, () => "");
  const kind = bookingKind(quote);
  const booking = useBooking({
    quote,
    card: kind === "agreement" ? null : (card?.key ?? null),
    message,
    signature: signature.name,
  });
  return (
    <StepFrame
      title={t("site.checkout.confirmTitle")}
      price={quote}
      onBack={() => address.go("payment")}
      next={
        <Button
          variant="primary"
          size="lg"
          isPending={booking.isPending}
          onPress={() => void (signature.check() && booking.book())}
        >
          {bookText(quote)}
        </Button>
      }
      note={chargeText(quote)}
    >
      <Promotions failures={promotions} />
      <Review checkout={checkout} />
      <SignaturePanel quote={quote} signature={signature} />
      <TextArea
        isOptional
        label={t("site.checkout.message")}
        placeholder={t("site.checkout.messageHint")}
        rows={3}
        value={message}
        onChange={setMessage}
      />
      {booking.failure && <Failure failure={booking.failure} about={stayAbout(checkout.property, quote)} />}
    </StepFrame>
  );
}

function bookText(quote: SavedQuote): string {
  if (!quote.instant_book) return t("site.quote.request");
  switch (bookingKind(quote)) {
    case "payment":
      return t("site.checkout.pay", { amount: exact(quote.due_now, quote.currency) });
    case "agreement":
      return t("site.checkout.agreeAndBook");
    default:
      return t("site.quote.book");
  }
}

function Review({ checkout: { quote, card } }: { checkout: Ready & { quote: SavedQuote } }) {
  const address = useCheckoutAddress();
  const refunds = refundSummary(quote);
  const toPayment = () => address.go("payment");
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-surface px-5 sm:px-6">
      <Row title={t("site.checkout.guest")} action={<Change onPress={toPayment} />}>
        <p className="font-medium">{fullName(quote)}</p>
        <p className="text-[0.9375rem] text-ink-muted">
          {[quote.email, quote.phone].filter(Boolean).join(" · ")}
        </p>
      </Row>
      {bookingKind(quote) !== "agreement" && card && (
        <Row title={t("site.checkout.card")} action={<Change onPress={toPayment} />}>
          <CardLine card={card} />
        </Row>
      )}
      {refunds && (
        <Row title={t("site.home.refunds")}>
          <p className="font-medium">{refunds}</p>
          {quote.refund_policy?.text && (
            <p className="text-[0.9375rem] text-ink-muted">{quote.refund_policy.text}</p>
          )}
        </Row>
      )}
    </div>
  );
}

function Row({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 py-5 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <h2 className="font-sans text-[0.9375rem] text-ink-subtle max-sm:text-sm">{title}</h2>
      <div className="min-w-0 max-sm:order-last max-sm:col-span-2">{children}</div>
      <div className="-my-1.5 -me-3">{action}</div>
    </section>
  );
}

function Change({ onPress }: { onPress: () => void }) {
  return (
    <Button size="sm" variant="quiet" className="text-accent-text!" onPress={onPress}>
      {t("site.checkout.change")}
    </Button>
  );
}

function Promotions({ failures }: { failures: readonly PromoError[] }) {
  if (failures.length === 0) return null;
  return (
    <Notice>
      <p className="font-medium">{t("site.checkout.promotionsOff")}</p>
      <ul>
        {failures.map((failure) => (
          <li key={codeOf(failure)}>
            <strong className="font-semibold">{codeOf(failure)}</strong> {promotionReason(failure)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Home and stay as named in an e-mail to the owner. */
function stayAbout(property: Property, quote: SavedQuote) {
  const [checkIn, checkOut] = [parseIsoDate(quote.check_in), parseIsoDate(quote.check_out)];
  return choiceText(property, { stay: checkIn && checkOut ? { checkIn, checkOut } : null, party: quote });
}

interface FailureProps {
  failure: BookingFailure;
  about: { home: string; about: string };
}

function Failure({ failure, about }: FailureProps) {
  const address = useCheckoutAddress();
  if (failure.kind === "partner") {
    return (
      <Notice
        actions={
          <LinkButton size="sm" href={mailtoOwner({ to: failure.email, ...about })}>
            <Mail aria-hidden />
            {t("site.refusal.partnerMail")}
          </LinkButton>
        }
      >
        {failure.message}
      </Notice>
    );
  }
  if (failure.kind === "overlap") {
    return (
      <Notice
        actions={
          <Button size="sm" onPress={() => address.go("stay")}>
            {t("site.checkout.otherDates")}
          </Button>
        }
      >
        {t("site.checkout.justTaken")}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      actions={
        failure.kind === "payment" && (
          <Button size="sm" onPress={() => address.go("payment", { card: null })}>
            {t("site.checkout.otherCard")}
          </Button>
        )
      }
    >
      {failure.kind === "payment" && <p className="font-medium">{t("site.checkout.notPaid")}</p>}
      <p>{failure.message}</p>
    </Notice>
  );
}
