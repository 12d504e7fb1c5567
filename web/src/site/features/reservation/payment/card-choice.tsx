// Which card pays: a stored one, or a new one.
import { useRef, useState } from "react";
import { t } from "@/i18n/site";
import { RadioGroup } from "@/ui/choice/radio-group";
import { CardError, CardForm, type CardFormHandle, cardName, saveCard } from "../../cards";
import { type Reservation, useSite } from "../../site";

const NEW_CARD = "new";

/** `first` is the default; without it, the newest card. */
export function useCardChoice(reservation: Reservation, first?: string) {
  const { site } = useSite();
  const cards = reservation.credit_cards.filter(({ requires_auth }) => !requires_auth);
  const [picked, pick] = useState<string | null>(null);
  const [error, setError] = useState<CardError | null>(null);
  const form = useRef<CardFormHandle>(null);
  const chosen = picked ?? first ?? cards[0]?.key ?? NEW_CARD;
  return {
    cards,
    chosen,
    pick,
    error,
    form,
    /** Returns the card's key; null if the input is invalid. */
    take: async (): Promise<string | null> => {
      setError(null);
      if (chosen !== NEW_CARD) return chosen;
      const prepared = await form.current?.prepare(reservation.email);
      if (!prepared) return null;
      const owner = { reservation: reservation.key };
      return (await saveCard(site.merchant, owner, { ...prepared, email: reservation.email })).key;
    },
    /** Shows a failure at the new card, if the card caused it. */
    blame: (failure: unknown): boolean => {
      const isCards = failure instanceof CardError && chosen === NEW_CARD;
      if (isCards) setError(failure);
      return isCards;
    },
  };
}

export function CardChoice({ choice }: { choice: ReturnType<typeof useCardChoice> }) {
  const { site } = useSite();
  const { cards, chosen, pick, error, form } = choice;
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
      {chosen === NEW_CARD && <CardForm ref={form} merchant={site.merchant} error={error} />}
    </>
  );
}
