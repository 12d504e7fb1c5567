// The way back from an act: to how the listing stood, as far as a listing may be said to stand so.
import { ACTIVE_TYPE, type ActiveType } from "@/api/codes";

/** Nobody says of a home that it lacks something once it lacks nothing. */
export const formerStanding = (standing: ActiveType): ActiveType =>
  standing === ACTIVE_TYPE.setupIncomplete ? ACTIVE_TYPE.new : standing;
