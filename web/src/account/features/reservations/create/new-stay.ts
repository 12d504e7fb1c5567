// A reservation that a user of the account is creating: the input, and the request made from it.
import { DEFAULT_ADULTS } from "@/kit/people/party";
import type { NewReservation } from "../data/api-types";

export interface Draft {
  property: string | null;
  /** Its name, to show it before it is loaded again. */
  property_name: string;
  check_in: string;
  check_out: string;
  adults: number;
  children: number;
  pets: number;
  smoker: boolean;
  promo_code: string;
  addons: string[] | null;
  has_own_price: boolean;
  total: number | null;
  ignore_rules: boolean;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  note: string;
  source: string | null;
  source_name: string;
  notify: boolean;
}

export const EMPTY_DRAFT: Draft = {
  property: null,
  property_name: "",
  check_in: "",
  check_out: "",
  adults: DEFAULT_ADULTS,
  children: 0,
  pets: 0,
  smoker: false,
  promo_code: "",
  addons: null,
  has_own_price: false,
  total: null,
  ignore_rules: false,
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  note: "",
  source: null,
  source_name: "",
  notify: true,
};

export const hasDates = ({ check_in, check_out }: Pick<Draft, "check_in" | "check_out">) =>
  check_in !== "" && check_out !== "";

/** The input that determines the price; `null` until there is a stay to price. */
export function stayOf(draft: Draft): NewReservation | null {
  const { property, check_in, check_out, adults, children, pets, smoker, addons } = draft;
  if (!property || !hasDates(draft)) return null;
  const code = draft.promo_code.trim();
  return {
    property,
    check_in,
    check_out,
    adults,
    children,
    pets,
    smoker,
    addons,
    promo_codes: code ? [code] : [],
    total: draft.has_own_price ? draft.total : null,
    ignore_rules: draft.ignore_rules,
  };
}

/** The complete request. */
export function reservationOf(draft: Draft): NewReservation | null {
  const stay = stayOf(draft);
  if (!stay) return null;
  const { first_name, last_name, email, phone, note, source, notify } = draft;
  return { ...stay, first_name, last_name, email, phone, note, source, notify: notify && email !== "" };
}
