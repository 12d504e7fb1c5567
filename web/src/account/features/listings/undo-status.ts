// The status that undo gives back to a listing, as far as that status can be set.
import { ACTIVE_TYPE, type ActiveType } from "@/api/codes";

/** A complete listing cannot be set to incomplete again, so it becomes new. */
export const undoStatus = (status: ActiveType): ActiveType =>
  status === ACTIVE_TYPE.setupIncomplete ? ACTIVE_TYPE.new : status;
