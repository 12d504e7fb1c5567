// The stay that a guest inquires about, as the draft of a reservation.
import { EMPTY_STAY } from "../../../reservations";
import type { Thread } from "../../api-types";

/** The last word of a name is the family name. */
function namesOf(name: string) {
  const words = name.trim().split(/\s+/);
  const last_name = words.length > 1 ? (words.pop() ?? "") : "";
  return { first_name: words.join(" "), last_name };
}

/** `null` until the home and the dates are known. */
export function inquiryStay(thread: Thread) {
  const { property, check_in, check_out, adults, children, pets } = thread;
  if (!property || !check_in || !check_out) return null;
  return {
    ...EMPTY_STAY,
    property,
    property_name: thread.property_name ?? "",
    check_in,
    check_out,
    adults: adults ?? EMPTY_STAY.adults,
    children: children ?? 0,
    pets: pets ?? 0,
    ...namesOf(thread.guest_name),
    email: thread.guest_email,
    phone: thread.guest_phone,
  };
}
