// Autosave: rows that are saved while they are edited.
export { LeaveQuestion } from "./leave-dialog";
export type { Overtaken } from "./save-over";
export { type Autosave, useAutosave } from "./use-autosave";
