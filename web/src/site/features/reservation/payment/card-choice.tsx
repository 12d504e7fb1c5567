// Which card pays: a stored one, or a new one.
import { useState } from "react";
import { t } from "@/i18n/site";
import { RadioGroup } from "@/ui/choice/radio-group";
import { CardError, cardName } from "../../cards";
import type { Quote, Reservation } from "../../site";
import { NewCardFields, useNewCard } from "./new-card";

const NEW_CARD = "new";

/** `first` is the default; without it, the newest card. */
export function useCardChoice(reservation: Reservation, quote: Quote, first?: string) {
  const cards = reservation.credit_cards.filter(({ requires_auth }) => !requires_auth);
  const [picked, pick] = useState<string | null>(null);
  const added = useNewCard(reservation, quote);
  const chosen = picked ?? first ?? cards[0]?.key ?? NEW_CARD;
  return {
    cards,
    chosen,
    pick,
    added,
    /** Returns the card's key; null if the input is invalid. */
    take: async (): Promise<string | null> =>
      chosen === NEW_CARD ? ((await added.save())?.key ?? null) : chosen,
    /** Shows a failure at the new card, if the card caused it. */
    blame: (failure: unknown): boolean => {
      const isCards = failure instanceof CardError && chosen === NEW_CARD;
      if (isCards) added.setError(failure);
      return isCards;
    },
  };
}

export function CardChoice({ choice }: { choice: ReturnType<typeof useCardChoice> }) {
  const { cards, chosen, pick, added } = choice;
  return (
    <>
      {cards.length > 0 && (
        <RadioGroup
          look="card"
          label={t("site.pay.from")}
          value={chosen}
          onChange={pick}
          options={[
            ...cards.map((stored) => ({ key: stored.key, label: cardName(stored) })),
            { key: NEW_CARD, label: t("site.pay.newCard") },
          ]}
        />
      )}
      {chosen === NEW_CARD && <NewCardFields card={added} />}
    </>
  );
}
