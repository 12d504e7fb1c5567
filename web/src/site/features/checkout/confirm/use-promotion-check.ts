// Validates promotions again before booking. Invalid ones are reported and the quote is loaded again.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/api/client";
import { promotionErrors, quoteOptions } from "../../quote";
import type { PromoError } from "../../site";
import type { SavedQuote } from "../use-checkout";

/** A quote that was tried to book is closed to changes; booking it checks the codes again. */
export function usePromotionCheck({ key, promo_codes, reservation }: SavedQuote): PromoError[] {
  const client = useQueryClient();
  const [failures, setFailures] = useState<PromoError[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the step is entered
  useEffect(() => {
    if (promo_codes.length === 0 || reservation) return;
    api.POST("/websites/api/v2/quote/{key}/validate-promos", { params: { path: { key } } }).catch((error) => {
      setFailures(promotionErrors(error));
      void client.invalidateQueries({ queryKey: quoteOptions(key).queryKey });
    });
  }, [key]);
  return failures;
}
