// The stay as edited in the checkout. It survives a reload; if the quote was changed elsewhere in the meantime, the quote wins.
import { dateIn, parseIsoDate } from "@/kit/dates/civil-date";
import type { StayChoice } from "../../quote";
import { type Property, useStoredState } from "../../site";
import type { BookingDraft } from "../booking-draft";

interface Draft {
  /** The quote's state that the draft started from. */
  base: string;
  /** Named as in the drafts that browsers already hold. */
  wish: BookingDraft;
}

export interface StayDraft {
  booking: BookingDraft;
  choice: StayChoice;
}

export function useStayDraft(property: Property, base: BookingDraft): StayDraft {
  const [stored, setStored] = useStoredState<Draft | null>("checkout-draft", () => null);
  const made = JSON.stringify(base);
  const booking = stored?.base === made ? stored.wish : base;
  const change = (part: Partial<BookingDraft>) => setStored({ base: made, wish: { ...booking, ...part } });
  const today = dateIn(property.time_zone, new Date());
  const [checkIn, checkOut] = [parseIsoDate(booking.checkIn), parseIsoDate(booking.checkOut)];
  return {
    booking,
    choice: {
      ...booking,
      today,
      stay: checkIn && checkOut ? { checkIn, checkOut } : null,
      setStay: (stay) =>
        change({ checkIn: stay?.checkIn.toString() ?? null, checkOut: stay?.checkOut.toString() ?? null }),
      party: { adults: booking.adults, children: booking.children },
      setParty: (party) => change(party),
      setPets: (pets) => change({ pets }),
      setSmoker: (smoker) => change({ smoker }),
      setAddons: (addons) => change({ addons }),
      setPromoCodes: (promoCodes) => change({ promoCodes }),
    },
  };
}
