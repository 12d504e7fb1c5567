// The stay as edited in the checkout. It survives a reload; if the quote was changed elsewhere in the meantime, the quote wins.
import { dateIn, parseIsoDate } from "@/kit/dates/civil-date";
import type { StayChoice } from "../../quote";
import { type Property, useKeptState } from "../../site";
import type { Wish } from "../booking-draft";

interface Draft {
  /** The quote's state that the draft started from. */
  base: string;
  wish: Wish;
}

export interface StayDraft {
  wish: Wish;
  choice: StayChoice;
}

export function useStayDraft(property: Property, base: Wish): StayDraft {
  const [kept, setKept] = useKeptState<Draft | null>("checkout-draft", () => null);
  const made = JSON.stringify(base);
  const wish = kept?.base === made ? kept.wish : base;
  const change = (part: Partial<Wish>) => setKept({ base: made, wish: { ...wish, ...part } });
  const today = dateIn(property.time_zone, new Date());
  const [checkIn, checkOut] = [parseIsoDate(wish.checkIn), parseIsoDate(wish.checkOut)];
  return {
    wish,
    choice: {
      ...wish,
      today,
      stay: checkIn && checkOut ? { checkIn, checkOut } : null,
      setStay: (stay) =>
        change({ checkIn: stay?.checkIn.toString() ?? null, checkOut: stay?.checkOut.toString() ?? null }),
      party: { adults: wish.adults, children: wish.children },
      setParty: (party) => change(party),
      setPets: (pets) => change({ pets }),
      setSmoker: (smoker) => change({ smoker }),
      setAddons: (addons) => change({ addons }),
      setPromoCodes: (promoCodes) => change({ promoCodes }),
    },
  };
}
