// A home's own page.
export { PropertyPage } from "./property-page";
