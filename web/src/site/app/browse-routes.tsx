// The three pages that nearly every guest walks through, in one file that the first of them fetches.
export { HomePage } from "../features/home";
export { PropertyListPage } from "../features/property-list";
export { PropertyRoute } from "./property-route";
