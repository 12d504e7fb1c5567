// How many reservations one call changes.
/** Each is a transaction of its own, so a call takes longer than for other rows. */
export const AT_ONCE = 50;
