// The edition that is in force.
import type { Edition } from "../data/api-types";

/** New bookings agree to the newest edition that is not deleted. */
export const inForce = (editions: readonly Edition[]) => editions.find(({ deleted }) => !deleted);
