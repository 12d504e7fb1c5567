// A stay that only the owner can change. Add-ons and promo codes are still the guest's choice: each change is stored in the quote at
// once, which keeps its terms, whereas an estimate would have today's.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiProblem } from "@/api/errors";
import { t } from "@/i18n/site";
import { currentFormat } from "@/i18n/translate";
import { formatDate, parseIsoDate } from "@/kit/dates/civil-date";
import { Addons, Promotions, problemOf, promotionErrors, quoteOptions, refusalText } from "../../quote";
import { partyText } from "../../search";
import type { Property, QuoteIn } from "../../site";
import { type BookingDraft, draftOf } from "../booking-draft";
import { StepPanel } from "../step-frame";
import { Notice } from "../summary/notice";
import type { SavedQuote } from "../use-checkout";
import { saveStay } from "./save-stay";

interface FixedStayProps {
  quote: SavedQuote;
  property: Property;
  request: QuoteIn | null;
}

export function FixedStay(props: FixedStayProps) {
  const { quote } = props;
  const date = (iso: string) => {
    const found = parseIsoDate(iso);
    return found ? formatDate(found, currentFormat(), "long") : iso;
  };
  const rows = [
    [t("site.quote.checkIn"), date(quote.check_in)],
    [t("site.quote.checkOut"), date(quote.check_out)],
    [t("site.search.who"), partyText(quote)],
  ];
  return (
    <StepPanel title={t("site.checkout.whenAndWho")}>
      <dl className="grid gap-4 sm:grid-cols-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-subtle">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-ink-subtle">{t("site.checkout.fixed")}</p>
      {/* After a failed attempt to book, the quote is closed to changes. */}
      {!quote.reservation && <Extras {...props} />}
    </StepPanel>
  );
}

function Extras({ quote, property, request }: FixedStayProps) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  if (!request) return null;
  const { queryKey } = quoteOptions(quote.key);
  const save = async (change: Partial<BookingDraft>) => {
    const current = (client.getQueryData(queryKey) ?? quote) as SavedQuote;
    const saved = await saveStay(current, { ...draftOf(current), ...change }, request);
    client.setQueryData(queryKey, saved);
    return saved;
  };
  const choose = async (change: Partial<BookingDraft>) => {
    setProblem(null);
    await save(change).catch((error: unknown) => setProblem(problemOf(error)));
  };
  return (
    <div className="mt-6 flex flex-col gap-6">
      <Addons property={property} chosen={quote.addons} onChange={(addons) => void choose({ addons })} />
      <Promotions
        quote={quote}
        request={request}
        codes={quote.promo_codes}
        onChange={(promoCodes) => void choose({ promoCodes })}
        ask={async (_, { promo_codes }) => {
          try {
            return await save({ promoCodes: [...(promo_codes ?? [])] });
          } catch (error) {
            const errors = promotionErrors(error);
            if (errors.length === 0) throw error;
            return { ...quote, promo_errors: errors };
          }
        }}
      />
      {problem && <Notice>{refusalText(problem)}</Notice>}
    </div>
  );
}
