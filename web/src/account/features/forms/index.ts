// Forms that are sent as a whole.
export { useShortForm } from "./use-short-form";
