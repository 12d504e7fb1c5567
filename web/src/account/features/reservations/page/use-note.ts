// The note of a reservation while it is written. Nobody's words are lost when two write at once.
import { useAutosave } from "../../autosave";
import type { ReservationRow } from "../data/wire";

export function useNote(row: ReservationRow) {
  const { values, set, flush, state, error, overtaken, keepMine, takeTheirs } = useAutosave(
    "reservation",
    row,
  );
  return {
    text: values.note,
    type: (note: string) => set({ note }),
    save: flush,
    /** Nothing new is said, so the same is sent again. */
    retry: () => set({}),
    hasFailed: state === "failed",
    state: state === "saving" || state === "saved" ? state : null,
    error,
    theirs: overtaken?.row.note ?? null,
    keepMine,
    takeTheirs,
  };
}
