// Books the selected stay: creates the quote, then opens the checkout.
import { useState } from "react";
import type { ApiProblem } from "@/api/errors";
import { t } from "@/i18n/site";
import { Button } from "@/ui/action/button";
import { type Quote, type QuoteIn, useSite } from "../site";
import { bookingLink } from "./booking-link";
import { createQuote } from "./estimate/estimate";
import { problemOf } from "./estimate/use-estimate";

interface BookButtonProps {
  quote: Quote;
  request: QuoteIn;
  onRefused: (problem: ApiProblem) => void;
}

export function BookButton({ quote, request, onRefused }: BookButtonProps) {
  const { site } = useSite();
  const [isPending, setPending] = useState(false);
  const book = async () => {
    setPending(true);
    try {
      const { key } = await createQuote(request);
      if (key) location.assign(bookingLink(site, key, location.href));
    } catch (error) {
      setPending(false);
      onRefused(problemOf(error));
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <Button variant="primary" size="lg" className="w-full" isPending={isPending} onPress={book}>
        {quote.instant_book ? t("site.quote.book") : t("site.quote.request")}
      </Button>
      <p className="text-center text-sm text-ink-subtle">{t("site.quote.notYet")}</p>
    </div>
  );
}
