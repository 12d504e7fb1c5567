// A new card for a reservation: the card form, and the billing address where the site asks for it.
import { useRef, useState } from "react";
import { t } from "@/i18n/site";
import { type CardError, CardForm, type CardFormHandle, saveCard } from "../../cards";
import { AddressFields, billingAddress, useGuestForm } from "../../guest";
import { type Card, type Quote, type Reservation, useSite } from "../../site";

const ADDRESS_ONLY = { contact: false, address: true };

export function useNewCard(reservation: Reservation, quote: Quote) {
  const { site } = useSite();
  const fields = useRef<CardFormHandle>(null);
  const address = useGuestForm(quote, ADDRESS_ONLY);
  const [error, setError] = useState<CardError | null>(null);
  const withAddress = quote.capture_address;
  return {
    fields,
    address: withAddress ? address.control : null,
    error,
    setError,
    /** Returns null if the input is invalid. With the key of a payment, the card pays it. */
    save: async (payment?: string): Promise<Card | null> => {
      setError(null);
      const { email, phone } = reservation;
      if (withAddress && !(await address.trigger(undefined, { shouldFocus: true }))) return null;
      const prepared = await fields.current?.prepare(email);
      if (!prepared) return null;
      const billing = withAddress ? billingAddress(address.getValues()) : {};
      const owner = { reservation: reservation.key };
      return saveCard(site.merchant, owner, { ...prepared, ...billing, email, phone }, payment);
    },
  };
}

export type NewCard = ReturnType<typeof useNewCard>;

export function NewCardFields({ card: { fields, address, error } }: { card: NewCard }) {
  const { site } = useSite();
  return (
    <div className="flex flex-col gap-6">
      <CardForm ref={fields} merchant={site.merchant} error={error} />
      {address && (
        <fieldset>
          <legend className="mb-4 font-medium">{t("site.card.billingAddress")}</legend>
          <AddressFields control={address} />
        </fieldset>
      )}
    </div>
  );
}
