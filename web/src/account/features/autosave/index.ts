// Autosave: rows that are saved while they are edited.
export { LeaveDialog } from "./leave-dialog";
export { type Autosave, useAutosave } from "./use-autosave";
