// Which edition counts.
import type { Edition } from "../data/wire";

/** The newest that was not deleted is what new bookings agree to. */
export const inForce = (editions: readonly Edition[]) => editions.find(({ deleted }) => !deleted);
