// Submits the second step: guest details to the quote, the card to the provider; then continues to the last step, or to the
// provider's hosted page.
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { api, dataOf } from "@/api/client";
import {
  type CardError,
  type CardFormHandle,
  type CardOwner,
  cardErrorOf,
  cardsOptions,
  type PreparedCard,
  saveCard,
} from "../../cards";
import { billingAddress, type GuestDetails, type GuestForm, showGuestProblem } from "../../guest";
import { quoteOptions } from "../../quote";
import { recordAgreement, requestFailure } from "../../reservation";
import { type Card, useSite } from "../../site";
import { useCheckoutAddress } from "../address";
import { bookingKind, isHosted } from "../step";
import type { Ready, SavedQuote } from "../use-checkout";
import type { Signature } from "../use-signature";
import type { CardProof } from "./use-card-proof";

/** Sends only changed details: after a failed attempt the quote is closed to changes. */
async function saveGuest(quote: SavedQuote, guest: GuestDetails): Promise<SavedQuote> {
  const { first_name, last_name, email, phone, ...address } = guest;
  const body = { first_name, last_name, email, phone, ...(quote.capture_address ? address : {}) };
  const known: Partial<GuestDetails> = quote;
  if (Object.entries(body).every(([name, value]) => known[name as keyof GuestDetails] === value))
    return quote;
  const params = { path: { key: quote.key } };
  return (await dataOf(api.PATCH("/websites/api/v2/quote/{key}", { params, body }))) as SavedQuote;
}

/** Uses the guest's address as the billing address, if it was requested. */
const withAddress = (card: PreparedCard, quote: SavedQuote, guest: GuestDetails): PreparedCard =>
  quote.capture_address ? { ...card, ...billingAddress(guest) } : card;

/** Creates the provider's hosted page; the nights are held, and the signature is stored with them. */
async function openHostedPage(quote: SavedQuote, namespace: string, signature: Signature): Promise<string> {
  const { url } = await dataOf(
    api.POST("/websites/api/v2/reservation-checkout-session", {
      body: { quote: quote.key, site: namespace },
    }),
  );
  if (quote.rental_agreement_url) {
    const params = { path: { key: quote.key } };
    const { reservation } = await dataOf(api.GET("/websites/api/v2/quote/{key}", { params }));
    if (reservation) await recordAgreement(reservation, signature.name);
  }
  return url;
}

interface PaymentSubmit {
  checkout: Ready & { quote: SavedQuote };
  form: GuestForm;
  cardForm: RefObject<CardFormHandle | null>;
  proof: CardProof;
  signature: Signature;
}

export function usePaymentSubmit({
  checkout: { quote, card },
  form,
  cardForm,
  proof,
  signature,
}: PaymentSubmit) {
  const { site } = useSite();
  const client = useQueryClient();
  const address = useCheckoutAddress();
  const [cardError, setCardError] = useState<CardError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const owner: CardOwner = { quote: quote.key };

  const storeCard = async (guest: GuestDetails): Promise<Card | null> => {
    try {
      const prepared = await cardForm.current?.prepare(guest.email);
      if (!prepared) return null;
      const kept = { ...withAddress(prepared, quote, guest), email: guest.email, phone: guest.phone };
      return await saveCard(site.merchant, owner, kept);
    } catch (error) {
      setCardError(cardErrorOf(error));
      return null;
    }
  };

  /** With wrong guest details, so that everything wrong is shown at once. */
  const checkTheRest = () => {
    cardForm.current?.check();
    if (isHosted(quote)) signature.check();
  };

  const submit = form.handleSubmit(async (guest) => {
    setCardError(null);
    setFailure(null);
    if (isHosted(quote) && !signature.check()) return;
    let saved: SavedQuote;
    try {
      saved = await saveGuest(quote, guest);
    } catch (error) {
      return showGuestProblem(form, error);
    }
    client.setQueryData(quoteOptions(quote.key).queryKey, saved);
    if (isHosted(quote)) {
      return openHostedPage(saved, site.namespace, signature).then(
        (url) => location.assign(url),
        (error: unknown) => setFailure(requestFailure(error)),
      );
    }
    if (card?.requires_auth && !(await proof.prove(card))) return;
    if (card || bookingKind(quote) === "agreement") return address.go("confirm");
    const stored = await storeCard(guest);
    if (!stored) return;
    client.setQueryData(cardsOptions(owner).queryKey, (cards: Card[] = []) => [stored, ...cards]);
    address.go("confirm", { card: stored.key });
  }, checkTheRest);

  return { submit, cardError, failure };
}
