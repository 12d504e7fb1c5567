// What the guest wants to change: only the values that differ from the stay are sent, so that two open pages do not undo each
// other's changes.
import type { Stay } from "../../availability";
import type { Quote, Reservation, StayChange } from "../../site";

export interface Wish {
  stay: Stay | null;
  party: Pick<Reservation, "adults" | "children" | "pets" | "smoker">;
  addons: readonly string[];
}

export const addonsOf = ({ fees }: Pick<Quote, "fees">): string[] =>
  fees.flatMap(({ key, optional, selected }) => (key && optional && selected ? [key] : []));

export const wishOf = (reservation: Reservation, quote: Pick<Quote, "fees">): Wish => {
  const { adults, children, pets, smoker } = reservation;
  return { stay: null, party: { adults, children, pets, smoker }, addons: addonsOf(quote) };
};

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key) => other.includes(key));

/** `null` if nothing would change. */
export function changeOf(
  { stay, party, addons }: Wish,
  reservation: Reservation,
  quote: Pick<Quote, "fees">,
): StayChange | null {
  const change: StayChange = {};
  const [checkIn, checkOut] = [stay?.checkIn.toString(), stay?.checkOut.toString()];
  if (checkIn && checkOut && (checkIn !== reservation.check_in || checkOut !== reservation.check_out)) {
    change.check_in = checkIn;
    change.check_out = checkOut;
  }
  if (party.adults !== reservation.adults) change.adults = party.adults;
  if (party.children !== reservation.children) change.children = party.children;
  if (party.pets !== reservation.pets) change.pets = party.pets;
  if (party.smoker !== reservation.smoker) change.smoker = party.smoker;
  if (!isSame(addons, addonsOf(quote))) change.addons = [...addons];
  return Object.keys(change).length > 0 ? change : null;
}
