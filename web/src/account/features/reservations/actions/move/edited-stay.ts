// The stay as the user edits it. Only what differs from the booking is sent, so that two users do not undo each other's changes.
import type { Reservation, StayChange } from "../../data/api-types";
import type { StayDates } from "../../data/stay-dates";
import type { NamedHome } from "../../stay/home-field";
import type { Party } from "../../stay/party-fields";

export interface EditedStay extends StayDates, Party {
  /** `null` until its name is known, or while another one is chosen. */
  home: NamedHome | null;
  /** `null` as long as the user has not touched them. */
  addons: readonly string[] | null;
}

type Booked = Pick<
  Reservation,
  "property" | "check_in" | "check_out" | "adults" | "children" | "pets" | "smoker"
>;

export const editedOf = (booked: Booked): EditedStay => {
  const { check_in, check_out, adults, children, pets, smoker } = booked;
  return { home: null, check_in, check_out, adults, children, pets, smoker, addons: null };
};

const PARTS = ["check_in", "check_out", "adults", "children", "pets", "smoker"] as const;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key) => other.includes(key));

/** `null` if nothing would change. `before` are the add-ons of the booking. */
export function changeOf(edited: EditedStay, booked: Booked, before: readonly string[]): StayChange | null {
  const changed = PARTS.filter((part) => edited[part] !== booked[part]);
  const change: StayChange = Object.fromEntries(changed.map((part) => [part, edited[part]]));
  if (edited.home && edited.home.key !== booked.property) change.property = edited.home.key;
  if (edited.addons && !isSame(edited.addons, before)) change.addons = [...edited.addons];
  return Object.keys(change).length > 0 ? change : null;
}
