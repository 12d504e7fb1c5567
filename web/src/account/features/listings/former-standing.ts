// The way back from an act: to how the listing stood, as far as a listing may be said to stand so.
const INCOMPLETE = "s";
const NEW = "w";

/** Nobody says of a home that it lacks something once it lacks nothing. */
export const formerStanding = (standing: string) => (standing === INCOMPLETE ? NEW : standing);
