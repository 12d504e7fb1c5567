// The note of a reservation while it is edited. No text is lost when two users edit it at once.
import { useAutosave } from "../../../autosave";
import type { ReservationRow } from "../../data/api-types";

export function useNote(row: ReservationRow) {
  const { values, set, flush, state, error, conflict, keepMine, takeTheirs } = useAutosave(
    "reservation",
    row,
  );
  return {
    text: values.note,
    type: (note: string) => set({ note }),
    save: flush,
    /** Sets nothing new, so that the same text is sent again. */
    retry: () => set({}),
    hasFailed: state === "failed",
    state: state === "saving" || state === "saved" ? state : null,
    error,
    theirs: conflict?.row.note ?? null,
    keepMine,
    takeTheirs,
  };
}
