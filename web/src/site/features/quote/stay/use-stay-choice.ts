// The guest's selection for one home: the trip from the address, and the options of this home only.
import { t } from "@/i18n/site";
import { type CalendarDate, dateIn } from "@/kit/dates/civil-date";
import type { Party } from "@/kit/people/party";
import type { Stay } from "../../availability";
import { partyOf, partyText, stayChange, stayOf, stayText, useSearch } from "../../search";
import { type Property, type QuoteIn, type Site, useStoredState } from "../../site";

/** The options of a home that survive a reload. */
interface Extras {
  pets: number;
  smoker: boolean;
  addons: string[];
  promoCodes: string[];
}

export interface StayChoice extends Readonly<Extras> {
  /** Today in the home's time zone. */
  today: CalendarDate;
  stay: Stay | null;
  setStay: (stay: Stay | null) => void;
  party: Party;
  setParty: (party: Party) => void;
  setPets: (pets: number) => void;
  setSmoker: (smoker: boolean) => void;
  setAddons: (addons: string[]) => void;
  setPromoCodes: (codes: string[]) => void;
}

const firstExtras = ({ fees }: Property): Extras => ({
  pets: 0,
  smoker: false,
  addons: fees.filter((fee) => fee.optional && fee.selected).map((fee) => fee.key),
  promoCodes: [],
});

export function useStayChoice(property: Property): StayChoice {
  const { search, update } = useSearch();
  const [extras, setExtras] = useStoredState(`stay:${property.key}`, () => firstExtras(property));
  const today = dateIn(property.time_zone, new Date());
  return {
    ...extras,
    today,
    stay: stayOf(search, today),
    setStay: (stay) => update(stayChange(stay)),
    party: partyOf(search),
    setParty: (party) => update({ ...party }),
    setPets: (pets) => setExtras({ ...extras, pets }),
    setSmoker: (smoker) => setExtras({ ...extras, smoker }),
    setAddons: (addons) => setExtras({ ...extras, addons }),
    setPromoCodes: (promoCodes) => setExtras({ ...extras, promoCodes }),
  };
}

/** Home, dates and party as named in an e-mail to the owner. */
export function choiceText({ name }: Property, { stay, party }: Pick<StayChoice, "stay" | "party">) {
  return { home: name, about: `${stay ? stayText(stay) : t("site.message.noDates")}, ${partyText(party)}` };
}

/** The estimate request; null before there are dates. */
export function estimateRequest(site: Site, property: Property, choice: StayChoice): QuoteIn | null {
  if (!choice.stay) return null;
  return {
    property: property.key,
    namespace: site.namespace,
    check_in: choice.stay.checkIn.toString(),
    check_out: choice.stay.checkOut.toString(),
    ...choice.party,
    pets: choice.pets,
    smoker: choice.smoker,
    addons: choice.addons,
    promo_codes: choice.promoCodes,
  };
}
