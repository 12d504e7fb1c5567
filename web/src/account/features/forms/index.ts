// Forms that are submitted as a whole.
export { usePaused } from "./use-paused";
export { useShortForm } from "./use-short-form";
