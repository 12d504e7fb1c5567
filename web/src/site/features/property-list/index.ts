// The list of homes that fit a search.
export { PropertyListPage } from "./property-list-page";
