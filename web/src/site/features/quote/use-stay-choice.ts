// What the guest has chosen for one home: the trip from the address, pets and add-ons of this page.
import { useState } from "react";
import { type CalendarDate, dateIn } from "@/kit/civil-date";
import type { Party } from "@/kit/party";
import type { Stay } from "../availability";
import { partyOf, stayChange, stayOf, useSearch } from "../search";
import type { Property, QuoteIn, Site } from "../site";

export interface StayChoice {
  /** Today where the home is. */
  today: CalendarDate;
  stay: Stay | null;
  setStay: (stay: Stay) => void;
  party: Party;
  setParty: (party: Party) => void;
  pets: number;
  setPets: (pets: number) => void;
  addons: readonly string[];
  setAddons: (addons: string[]) => void;
}

export function useStayChoice(property: Property): StayChoice {
  const { search, update } = useSearch();
  const [pets, setPets] = useState(0);
  const [addons, setAddons] = useState(() =>
    property.fees.filter((fee) => fee.optional && fee.selected).map((fee) => fee.key),
  );
  const today = dateIn(property.time_zone, new Date());
  return {
    today,
    stay: stayOf(search, today),
    setStay: (stay) => update(stayChange(stay)),
    party: partyOf(search),
    setParty: (party) => update({ ...party }),
    pets,
    setPets,
    addons,
    setAddons,
  };
}

/** The question to the server; none before there are dates. */
export function estimateRequest(site: Site, property: Property, choice: StayChoice): QuoteIn | null {
  if (!choice.stay) return null;
  return {
    property: property.key,
    namespace: site.namespace,
    check_in: choice.stay.checkIn.toString(),
    check_out: choice.stay.checkOut.toString(),
    ...choice.party,
    pets: choice.pets,
    smoker: false,
    addons: [...choice.addons],
  };
}
