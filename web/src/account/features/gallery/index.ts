// The gallery of the component library, for its developers.
export { Gallery } from "./gallery";
