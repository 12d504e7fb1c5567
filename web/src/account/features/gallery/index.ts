// The gallery of the component library, for whoever works on it.
export { Gallery } from "./gallery";
