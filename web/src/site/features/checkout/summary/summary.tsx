// Summary beside every step: the home, the stay, every line of the price, and how long it is guaranteed. On a narrow screen it
// folds into one line with the total.
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { t } from "@/i18n/site";
import { from } from "@/kit/browser/breakpoints";
import { parseIsoDate } from "@/kit/dates/civil-date";
import { cx } from "@/ui/class-names";
import { useMedia } from "../../availability";
import { Photo } from "../../photos";
import { exact, placeOf } from "../../properties";
import { PaymentPlan, PriceLines, refundSummary, WhyButton } from "../../quote";
import { partyText, stayText } from "../../search";
import { callHref, type Property, type Quote, useSite } from "../../site";
import { PriceGuarantee } from "./price-guarantee";

interface SummaryProps {
  property: Property;
  /** The quote, or the estimate for other dates. */
  price: Quote | null;
  isStale: boolean;
  onExpired: () => void;
}

export function Summary(props: SummaryProps) {
  const isWide = useMedia(from("md"));
  return isWide ? <SummaryCard {...props} /> : <SummaryFold {...props} />;
}

function SummaryCard(props: SummaryProps) {
  return (
    <aside aria-label={t("site.checkout.summary")}>
      <div className="sticky top-24 flex max-h-[calc(100dvh-7.5rem)] flex-col gap-5 overflow-y-auto overscroll-contain rounded-2xl border border-line bg-raised p-6 shadow-md">
        <Home {...props} />
        <Price {...props} />
      </div>
    </aside>
  );
}

function SummaryFold(props: SummaryProps) {
  const { property, price } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [photo] = property.photos;
  return (
    <aside aria-label={t("site.checkout.summary")} className="rounded-xl border border-line bg-raised">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-3.5 rounded-xl p-3 text-start"
      >
        {photo && <Photo isFirst photo={photo} sizes="4.5rem" className="size-16 shrink-0 rounded-md" />}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{property.name}</span>
          <span className="block truncate text-sm text-ink-muted">{tripText(price)}</span>
          {price && (
            <span className="block font-semibold tabular-nums">{exact(price.total, price.currency)}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className={cx("size-5 shrink-0 text-ink-subtle transition-transform", isOpen && "rotate-180")}
        />
        <span className="sr-only">{t("site.checkout.details")}</span>
      </button>
      <div id={id} hidden={!isOpen} className="border-t border-line p-4">
        {isOpen && <Price {...props} />}
      </div>
      <PriceHold price={price} onExpired={props.onExpired} className="border-t border-line px-4 py-2.5" />
    </aside>
  );
}

function tripText(quote: Quote | null): string {
  const [checkIn, checkOut] = [parseIsoDate(quote?.check_in), parseIsoDate(quote?.check_out)];
  if (!quote || !checkIn || !checkOut) return t("site.quote.hint");
  return `${stayText({ checkIn, checkOut })} · ${partyText(quote)}`;
}

function Home({ property, price, onExpired }: SummaryProps) {
  const [photo] = property.photos;
  return (
    <div className="flex flex-col gap-3 border-b border-line pb-5">
      <div className="flex items-center gap-4">
        {photo && <Photo isFirst photo={photo} sizes="7rem" className="size-24 shrink-0 rounded-lg" />}
        <div className="min-w-0">
          <h2 className="text-xl">{property.name}</h2>
          <p className="text-sm text-ink-subtle">{placeOf(property)}</p>
          <p className="mt-1 text-[0.9375rem]">{tripText(price)}</p>
        </div>
      </div>
      <PriceHold price={price} onExpired={onExpired} />
    </div>
  );
}

function PriceHold({
  price,
  onExpired,
  className,
}: Pick<SummaryProps, "price" | "onExpired"> & { className?: string }) {
  if (!price?.key || !price.expires_at) return null;
  return (
    <div className={className}>
      <PriceGuarantee until={price.expires_at} onOver={onExpired} />
    </div>
  );
}

/** Contact details for questions. */
function Questions() {
  const { site } = useSite();
  const { phone, email } = site.contact;
  const [href, text] = phone ? [callHref(phone), phone] : [`mailto:${email}`, email];
  return (
    <p className="flex flex-wrap gap-x-2 border-t border-line pt-4 text-sm text-ink-muted">
      {t("site.checkout.questions")}
      <a href={href} className="font-medium text-accent-text underline underline-offset-4">
        {text}
      </a>
    </p>
  );
}

function Price({ price, isStale }: SummaryProps) {
  if (!price) return null;
  const refunds = refundSummary(price);
  return (
    <div className="flex flex-col gap-4" aria-live="polite" aria-busy={isStale}>
      <PriceLines quote={price} isStale={isStale} />
      <div className="-my-1">
        <WhyButton quote={price} />
      </div>
      <PaymentPlan quote={price} />
      {refunds && <p className="text-sm text-ink-muted">{refunds}</p>}
      <Questions />
    </div>
  );
}
