// Authenticates the stored card of a quote that still needs it.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  authenticateStoredCard,
  type CardError,
  type CardOwner,
  cardErrorOf,
  cardsOptions,
} from "../../cards";
import { type Card, useSite } from "../../site";

export interface CardProof {
  isPending: boolean;
  error: CardError | null;
  /** Whether the card can be used afterwards. */
  prove: (card: Card) => Promise<boolean>;
}

export function useCardProof(owner: CardOwner): CardProof {
  const { site } = useSite();
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CardError | null>(null);
  const prove = async (card: Card) => {
    setPending(true);
    setError(null);
    try {
      const proven = await authenticateStoredCard(site.merchant, card);
      client.setQueryData(cardsOptions(owner).queryKey, (cards: Card[] = []) =>
        cards.map((other) => (other.key === proven.key ? proven : other)),
      );
      return true;
    } catch (failure) {
      setError(cardErrorOf(failure));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, error, prove };
}
